/** Letters and digits that people do not confuse: no 0 and O, no 1, I and L, no U and V. */
const characters = '23456789ABCDEFGHJKMNPQRSTWXYZ';

const referenceLength = 6;

/** A reference such as `K7M2QX` from the digits of a signature. */
export function referenceOf(signature: string): string {
  let number = BigInt(`0x${signature}`);
  let reference = '';
  for (let index = 0; index < referenceLength; index += 1) {
    reference += characters.charAt(Number(number % BigInt(characters.length)));
    number /= BigInt(characters.length);
  }
  return reference;
}
