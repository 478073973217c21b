/** A header such as `multipart/signed; micalg=sha-256; boundary="a b"`. */
export interface HeaderValue {
  /** What comes before the first semicolon, in lower case. */
  readonly main: string
  /** Parameters by their names in lower case, quotes taken off. */
  readonly parameters: ReadonlyMap<string, string>
}

const PARAMETER = /;\s*([^\s=;]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^;]*))/g

/**
 * Reads a header with parameters (RFC 2045, section 5.1), with stray semicolons and spaces, and with
 * parameters in the form of RFC 2231 (`filename*=UTF-8''...`, `filename*0=...`).
 */
export function readHeaderValue(text: string | null): HeaderValue {
  const [main = ''] = (text ?? '').split(';', 1)
  const parameters = new Map<string, string>()
  for (const [, name, inQuotes, plain] of (text ?? '').matchAll(PARAMETER)) {
    const value = inQuotes === undefined ? plain!.trim() : inQuotes.replaceAll(/\\(.)/g, '$1')
    const [base, extended] = splitName(name!.toLowerCase())
    const part = extended ? decodeExtended(value) : value
    parameters.set(base, isContinued(name!) ? (parameters.get(base) ?? '') + part : part)
  }
  return { main: main.trim().toLowerCase(), parameters }
}

const isContinued = (name: string): boolean => /\*[1-9]\d*\*?$/.test(name)

function splitName(name: string): [base: string, extended: boolean] {
  return [name.replace(/(\*\d+)?\*?$/, ''), name.endsWith('*')]
}

function decodeExtended(value: string): string {
  const encoded = value.replace(/^[^']*'[^']*'/, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** Quotes a parameter. */
export function quote(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`
}
