// needs: cases
import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import { flatten, keysUsedIn, type UsedKey, wordingUsedIn } from '#resources/lang/keys_in_code'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Every word book by its folder. A screen asks for those of plugins by the plugin's name. */
function books(): { name: string; folder: string }[] {
  const files = globSync(['{kernel,resources}/lang/**/en.json', 'plugins/*/lang/**/en.json'], {
    cwd: root,
  })
  return files
    .map((path) => path.replace('/en.json', ''))
    .map((folder) => ({ name: folder.replace(/^plugins\/(\w+)\/lang$/, '$1'), folder }))
}

const wordsOf = (folder: string, lang: string) =>
  flatten(JSON.parse(read(`${folder}/${lang}.json`)))
const sources = globSync(['resources/**/*.{ts,tsx}', 'plugins/*/ui/**/*.{ts,tsx}'], {
  cwd: root,
}).filter((path) => !path.includes('.spec.') && !path.startsWith('resources/lang/'))
const used: (UsedKey & { file: string })[] = sources.flatMap((file) =>
  keysUsedIn(read(file)).map((key) => ({ ...key, file }))
)
/** What code says in both languages by `wording`: the compiler looks whether its keys are there. */
const usedKeys: (UsedKey & { file: string })[] = globSync(
  '{kernel,plugins,resources}/**/*.{ts,tsx}',
  {
    cwd: root,
  }
)
  .filter((path) => !path.includes('.spec.'))
  .flatMap((file) => wordingUsedIn(read(file)).map((key) => ({ ...key, file })))

test.group('Words', () => {
  test('{name}: Chinese and English have the same keys, none is empty')
    .with(books())
    .run(({ assert }, { folder }) => {
      const [zh, en] = [wordsOf(folder, 'zh'), wordsOf(folder, 'en')]
      assert.deepEqual([...zh.keys()].sort(), [...en.keys()].sort())
      for (const [key, text] of [...zh, ...en]) assert.isNotEmpty(text.trim(), key)
    })

  test('{name}: both languages put the same values into a sentence')
    .with(books())
    .run(({ assert }, { folder }) => {
      const values = (text: string) =>
        [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort()
      const [zh, en] = [wordsOf(folder, 'zh'), wordsOf(folder, 'en')]
      for (const [key, text] of en) assert.deepEqual(values(zh.get(key)!), values(text), key)
    })

  test('every key that the code asks for is there', ({ assert }) => {
    const known = new Map(
      books().map(({ name, folder }) => [name, [...wordsOf(folder, 'en').keys()]])
    )
    const missing = used.filter(({ book, key, open }) => {
      const keys = known.get(book) ?? []
      return !keys.some((each) =>
        open ? each.startsWith(key) : each === key || each === `${key}_other`
      )
    })
    assert.deepEqual(missing, [])
    assert.isAbove(used.length, 100)
  })

  test('{name}: no word is kept that nothing asks for')
    .with(books())
    .run(({ assert }, { name, folder }) => {
      const own = [...used, ...usedKeys].filter(({ book }) => book === name)
      const idle = [...wordsOf(folder, 'en').keys()].filter((each) => {
        const plain = each.replace(/_(zero|one|other)$/, '')
        return !own.some(({ key, open }) =>
          open ? each.startsWith(key) : key === plain || key === each
        )
      })
      assert.deepEqual(idle, [])
    })
})
