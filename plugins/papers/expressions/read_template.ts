import type { DateLook } from '#plugins/papers/expressions/case_values'

/** What a template is made of. */
export type TemplatePart =
  | { readonly kind: 'said'; readonly text: string }
  /** A text of the form, which alone makes nothing be said. */
  | { readonly kind: 'words'; readonly key: string }
  /** The number of the row. */
  | { readonly kind: 'number' }
  /** The first of some elements that says something; a date as day-month-year with `dmy` or `mon`. */
  | { readonly kind: 'value'; readonly elements: readonly string[]; readonly look?: DateLook }
  /** Left out where no value inside says anything. */
  | { readonly kind: 'optional'; readonly parts: readonly TemplatePart[] }
  /** Once for each row of a group inside the row at hand, with `; ` between. */
  | { readonly kind: 'each'; readonly group: string; readonly parts: readonly TemplatePart[] }

const known = new Map<string, readonly TemplatePart[]>()

/**
 * Reads a template: text with `{E.i.4}`, `{E.i.1.2 | E.i.1.1a}`, `{E.i.4 dmy}`, `{E.i.4 mon}`, `{#}`, `{:words}`, `[left out
 * where empty]`, `{each G.k.7.r}...{/each}`. Throws with a sentence what it cannot read.
 */
export function readTemplate(template: string): readonly TemplatePart[] {
  const found = known.get(template)
  if (found) return found
  const tokens = template.match(/\{[^{}]*\}|[[\]]|[^{}[\]]+/g) ?? []
  let at = 0
  const read = (end?: string): TemplatePart[] => {
    const parts: TemplatePart[] = []
    for (; at < tokens.length;) {
      const token = tokens[at++]!
      if (token === end) return parts
      if (token === '[') parts.push({ kind: 'optional', parts: read(']') })
      else if (token.startsWith('{each '))
        parts.push({ kind: 'each', group: token.slice(6, -1).trim(), parts: read('{/each}') })
      else if (token.startsWith('{')) parts.push(placeholder(token.slice(1, -1).trim()))
      else if (token === ']') throw new Error(`The template "${template}" closes what is not open`)
      else parts.push({ kind: 'said', text: token })
    }
    if (end) throw new Error(`The template "${template}" does not close with ${end}`)
    return parts
  }
  const parts = read()
  known.set(template, parts)
  return parts
}

function placeholder(inside: string): TemplatePart {
  if (inside === '#') return { kind: 'number' }
  if (inside.startsWith(':')) return { kind: 'words', key: inside.slice(1) }
  const [, asked = inside, look] = /^(.*) (dmy|mon)$/.exec(inside) ?? []
  const elements = asked.split('|').map((each) => each.trim())
  return { kind: 'value', elements, ...(look !== undefined && { look: look as DateLook }) }
}

/** Numbers of the elements that a template says. */
export const elementsIn = (parts: readonly TemplatePart[]): string[] =>
  parts.flatMap((part) =>
    part.kind === 'value' ? part.elements : 'parts' in part ? elementsIn(part.parts) : []
  )
