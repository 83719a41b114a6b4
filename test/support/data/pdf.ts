/** The parts of a PDF: each object of its body, from number 1 on. */
const pdfOfObjects = (objects: readonly Buffer[]): Buffer => {
  const parts = objects.map((object, index) =>
    Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]),
  );
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts,
    Buffer.from(`trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`),
  ]);
};

const streamOf = (content: Uint8Array, filter = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${content.length} ${filter} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);

/** A PDF whose pages have these streams of drawing commands. */
export function pdfOfStreams(streams: readonly Uint8Array[], filter = ''): Buffer {
  const pageNumber = (index: number): number => 4 + 2 * index;
  const kids = streams.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  return pdfOfObjects([
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${streams.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
    ...streams.flatMap((stream, index) => [
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      ),
      streamOf(stream, filter),
    ]),
  ]);
}

/** A PDF whose pages have these texts, a line each. */
export function pdfOf(...pages: readonly string[]): Buffer {
  return pdfOfStreams(
    pages.map((text) => {
      const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`);
      return Buffer.from(`BT /F1 12 Tf 14 TL 72 720 Td ${lines.join(' ')} ET`, 'latin1');
    }),
  );
}
