/** Names under which the shape of a level and of what a leaf may be are compiled: identifiers. */

/** The leaves of the top of a page (no group) or of a row of a group. */
export function levelShape(group = 'top'): string {
  return `level_${group}`
}

/**
 * What a leaf may be, one of its alternatives, by its schema: `is_string`, `is_boolean`, or for an
 * object after the key that it must have: `is_nullFlavor`, `is_value` (a code with its name),
 * `is_file`.
 */
export function leafShape({ type, required }: { type?: unknown; required?: unknown }): string {
  return `is_${type === 'object' ? (required as string[])[0] : String(type)}`
}
