/** A piece of a page: its schema, and how a form shows it. */
export interface Part {
  schema: Record<string, unknown>
  ui: Record<string, unknown>
}

/** The schema of an object that has these properties and no others. */
export function closedObject(
  properties: Record<string, unknown>,
  required: readonly string[]
): Part['schema'] {
  return {
    type: 'object',
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties,
  }
}
