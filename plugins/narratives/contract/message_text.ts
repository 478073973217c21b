import { IntlMessageFormat } from 'intl-messageformat'

import type { Language } from '#kernel/language/words'

/** A text in ICU MessageFormat, ready to be said. */
export interface MessageText {
  /** Names of what it says or asks. */
  readonly names: readonly string[]
  /** Branches by the name that chooses among them. */
  readonly branches: ReadonlyMap<string, ReadonlySet<string>>
  /** What stands there, in order: texts, and values as they were given. */
  say<Given>(given: Readonly<Record<string, Given>>): (string | Given)[]
}

/** What the parser makes of a text, as far as it is asked here. */
interface Node {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Node[] }>>
}

/** A literal text, and `#` within a plural. */
const LITERAL = 0
const POUND = 7

const known = new Map<string, MessageText>()

/** Reads a text. Throws with what is wrong where it cannot be read. */
export function readMessage(text: string, language: Language): MessageText {
  const key = `${language} ${text}`
  const found = known.get(key)
  if (found) return found
  const message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  const names = new Set<string>()
  const branches = new Map<string, Set<string>>()
  const walk = (nodes: readonly Node[]): void => {
    for (const { type, value, options } of nodes) {
      if (type === LITERAL || type === POUND || value === undefined) continue
      names.add(value)
      for (const [branch, inside] of Object.entries(options ?? {})) {
        branches.set(value, (branches.get(value) ?? new Set()).add(branch))
        walk(inside.value)
      }
    }
  }
  walk(message.getAst() as readonly Node[])
  const read: MessageText = {
    names: [...names],
    branches,
    say: (given) => message.formatToParts(given as never).map(({ value }) => value) as never,
  }
  known.set(key, read)
  return read
}
