export const dataExport = {
  title: 'Your data',
  lead: 'All that we keep of you, in one file of JSON.',
  submit: 'Get the file',
  done: 'Your file is ready.',
  file: 'book-exchange.json',
  save: 'Save it',
} as const;
