export const editManufacturers = [
  'add-manufacturers',
  'remove-manufacturer',
  'remove-question',
  'select-pictures',
  'select-pictures-description',
] as const;
