/** Is a part of an address an id that the database can be asked for? */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/** The id, or the nil id, by which no row is found, for a text that is none. */
export function uuidOrNil(text: string): string {
  return isUuid(text) ? text : '00000000-0000-0000-0000-000000000000'
}
