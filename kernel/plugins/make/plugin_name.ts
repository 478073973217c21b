/** What is there already, of which a new plugin may not take the names. */
interface House {
  readonly plugins: readonly string[]
  readonly permissions: readonly string[]
  /** Addresses of all routes. */
  readonly paths: readonly string[]
}

const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

/** Tables, permissions and addresses are named after a plugin, and stay within what PostgreSQL takes. */
const LONGEST = 30

/** Owners of things that are of no plugin: rows of reports, screens, words of the shell. */
const NOT_OF_PLUGINS = ['kernel', 'translation']

/** Why no plugin can have this name, in a sentence, or undefined when one can. */
export function whyNotNamed(name: string, house: House): string | undefined {
  if (!SNAKE.test(name)) {
    return `The name "${name}" is not in snake_case: small letters and digits, a letter first, words joined by one _`
  }
  if (name.length > LONGEST) {
    return `The name "${name}" has ${name.length} characters; at most ${LONGEST} are taken`
  }
  if (NOT_OF_PLUGINS.includes(name)) return `The name "${name}" belongs to the house itself`
  if (house.plugins.includes(name)) return `There is a plugin "${name}" already`
  const { path, view, edit } = namesOf(name)
  // Of calls the first part is where all of them lie.
  const isTaken = house.paths.some((taken) => taken.split('/').slice(1, 3).includes(path))
  if (isTaken) return `The name "${name}" stands for an address already: choose another one`
  if (house.permissions.some((code) => code === view || code === edit)) {
    return `The name "${name}" stands for permissions already: choose another one`
  }
}

/** Names of tables are those of the plugin and of what it keeps. */
const LONGEST_NOUN = 24

/** Why nothing can be named by this noun, in a sentence, or undefined when it can. */
export function whyNoNoun(noun: string): string | undefined {
  if (!SNAKE.test(noun) || noun.length > LONGEST_NOUN) {
    return `The noun "${noun}" is not one in snake_case of at most ${LONGEST_NOUN} characters: drug_lot`
  }
}

const inCapitals = (name: string) =>
  name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/**
 * What is named after a plugin.
 * @param noun what it keeps, in the singular
 */
export function namesOf(name: string, noun?: string) {
  const type = inCapitals(name)
  const one = noun ?? 'note'
  const many = pluralOf(one)
  const shown = noun === undefined ? 'overview' : many
  const said = one.replaceAll('_', ' ')
  return {
    name,
    /** For people. */
    title: name[0]!.toUpperCase() + name.slice(1).replaceAll('_', ' '),
    /** Beginning of names of classes, and of other values. */
    type,
    variable: type[0]!.toLowerCase() + type.slice(1),
    /** Part of an address. */
    path: name.replaceAll('_', '-'),
    view: `${name.toUpperCase()}_VIEW`,
    edit: `${name.toUpperCase()}_EDIT`,
    table: `${name}_${many}`,
    /** What it keeps, in names of files and of acts. */
    ...{ one, many, manyPath: many.replaceAll('_', '-') },
    ...{ One: inCapitals(one), Many: inCapitals(many) },
    /** The same in a sentence. */
    said: {
      one: said,
      many: many.replaceAll('_', ' '),
      a: `${/^[aeiou]/.test(said) ? 'an' : 'a'} ${said}`,
    },
    /** Its screen. */
    ...{ shown, Shown: inCapitals(shown) },
  }
}

export type PluginNames = ReturnType<typeof namesOf>
