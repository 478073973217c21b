const form = /^(\/[a-z0-9][a-z0-9_-]*)+$/

/**
 * The path below which calls of programs are answered, as it stands in the settings.
 * Throws an Error in one sentence when it is no path, or empty.
 */
export function readBasePath(_name: string, value?: string): string {
  if (value === undefined) return '/api'
  if (form.test(value)) return value
  throw new Error(
    `API_BASE_PATH is "${value}": it begins with a slash, ends without one and is made of small letters, digits, - and _, such as /pharos/api`
  )
}
