/** A key that code asks for. */
export interface UsedKey {
  /** Word book: the name of a plugin, or a folder. */
  book: string
  /** The key; for one that is put together, the part that is fixed. */
  key: string
  /** The rest of the key is put together while the program runs. */
  open: boolean
}

/** The texts of a word book by their full key: `list.case_no`. */
export function flatten(book: object, above = ''): Map<string, string> {
  return new Map(
    Object.entries(book).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[above + key, value] as const]
        : [...flatten(value, `${above}${key}.`)]
    )
  )
}

/** Of the own book of a plugin, or below a head. */
const KEY = /^(\w+:[a-z_]+|[a-z_]+\.)/

/** Every key in the first argument of a call of `t`, also where it chooses between two. */
export function keysUsedIn(source: string): UsedKey[] {
  return [...source.matchAll(/\bt\(/g)].flatMap(({ index }) => {
    const argument = firstArgument(source, index + 2)
    const texts = argument.matchAll(/'([^']*)'|`([^`]*)`/g)
    return [...texts]
      .map(([, plain, made]) => plain ?? made!)
      .flatMap((text) => (KEY.test(text) ? [usedKey(text)] : []))
  })
}

/** Every text in code that speaks by `wording`, whatever it calls it, which may be a key of its books. */
export function wordingUsedIn(source: string): UsedKey[] {
  const books = [...source.matchAll(/from '#(.+)\/wording'/g)].map(([, folder]) =>
    folder!.replace(/^plugins\/(\w+)\/lang$/, '$1')
  )
  const keys = [
    ...[...source.matchAll(/'(\w+(?:\.\w+)+)'/g)].map(([, key]) => ({ key: key!, open: false })),
    ...[...source.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, key]) => ({ key: key!, open: true })),
  ]
  return books.flatMap((book) => keys.map((key) => ({ book, ...key })))
}

function usedKey(text: string): UsedKey {
  const [fixed] = text.split('${')
  const [book, key] = fixed!.includes(':') ? fixed!.split(':') : ['resources/lang', fixed!]
  return { book: book!, key: key!, open: fixed !== text }
}

function firstArgument(source: string, start: number): string {
  let depth = 1
  for (let at = start + 1; at < source.length; at++) {
    const sign = source[at]!
    if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    if (depth === 0 || (depth === 1 && sign === ',')) return source.slice(start, at)
  }
  return ''
}
