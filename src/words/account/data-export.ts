export const dataExport = {
  title: 'Your data',
  lead: 'Everything we keep about you, in one JSON file.',
  submit: 'Get the file',
  done: 'Your file is ready.',
  file: 'book-exchange.json',
  save: 'Save it',
} as const;
