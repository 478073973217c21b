import { UnusableInput } from '#plugins/as2/protocol/refusal'
import { quote } from '#plugins/as2/protocol/header_value'

/** The name in AS2-From or AS2-To, without the quotes that belong to the header (RFC 4130, 6.2). */
export function readAs2Name(value: string | null): string {
  const text = (value ?? '').trim()
  if (!/^".*"$/s.test(text) || text.length < 2) return text
  return text.slice(1, -1).replaceAll(/\\(.)/g, '$1')
}

/**
 * The name as a header has it: quoted where it holds a space, a quote or a backslash.
 * @throws UnusableInput `value-not-allowed` for an empty name, one of more than 128 signs, or one
 * with signs that are not printable ASCII.
 */
export function writeAs2Name(name: string): string {
  if (!/^[ -~]{1,128}$/.test(name))
    throw new UnusableInput('value-not-allowed', `AS2 name "${name}"`)
  return /[ "\\]/.test(name) ? quote(name) : name
}
