/** A form schema that does not fit: one plain sentence that names the file and the entry. */
export class FormSchemaError extends Error {
  override name = 'FormSchemaError'
}
