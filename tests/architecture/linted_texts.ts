import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { inFolder, lint, ROOT } from '#tests/architecture/oxlint'

/** All that the linter keeps to, but for what it says of types by itself. */
const SETTINGS = '{ ...house, options: {} }'

const ALIASES = ['kernel', 'plugins', 'resources', 'start', 'config', 'database', 'tests']

/** The types of a house of texts are those of the product, where they lie. */
const TYPES = {
  extends: join(ROOT, 'tsconfig.json'),
  compilerOptions: {
    rootDir: '/',
    jsx: 'react-jsx',
    paths: Object.fromEntries(ALIASES.map((room) => [`#${room}/*`, [join(ROOT, room, '*')]])),
  },
  include: ['**/*.ts', '**/*.tsx'],
  exclude: ['node_modules'],
}

/** Texts that stand where files of the house could; the linter runs once, for all of them. */
export class LintedTexts {
  #texts = new Map<string, string>()
  #broken = new Map<string, string[]>()
  #isLinted = false

  /**
   * Puts a text into the folder of a file, under a name that ends as that of the file does.
   * @returns what tells, once the linter has run, the rules that it breaks
   */
  put(text: string, place: string): () => string[] {
    const name = `at_${this.#texts.size}_${basename(place)}`
    const file = join(dirname(place), name)
    this.#texts.set(file, text)
    return () => {
      if (!this.#isLinted) throw new Error('The linter has not run.')
      return this.#broken.get(file) ?? []
    }
  }

  async lint(): Promise<void> {
    await inFolder(async (folder) => {
      for (const [file, text] of this.#texts) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), text)
      }
      symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TYPES))
      const refusals = await lint({ folder, place: folder, settings: SETTINGS }, ['.'])
      for (const { file, rule } of refusals) {
        this.#broken.set(file, [...(this.#broken.get(file) ?? []), rule])
      }
      this.#isLinted = true
    })
  }
}
