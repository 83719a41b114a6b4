export function engine(engineEn: string, engineFr: string) {
  return { engineEn, engineFr };
}

export function information(additionalInformationEn: string, additionalInformationFr: string) {
  return {
    additionalInformationEn,
    additionalInformationFr,
  };
}
