/** Code lists of the catalogue whose terms EDQM keeps, with the class of theirs. */
export const edqmLists: Readonly<Record<string, string>> = {
  'edqm-dose-form': 'PDF',
  'edqm-route': 'ROA',
}
