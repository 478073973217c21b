import { test } from '@japa/runner'

import { whyNotNamed } from '#kernel/plugins/make/plugin_name'

const house = {
  plugins: ['cases'],
  permissions: ['WATCH_VIEW'],
  paths: ['/', '/presets/:kind', '/api/people/:id', '/api/cases/list'],
}

const refused: Readonly<Record<string, RegExp>> = {
  'Drug-Watch': /is not in snake_case/,
  'drug watch': /is not in snake_case/,
  '1st': /a letter first/,
  'drug__watch': /joined by one _/,
  'drug_': /joined by one _/,
  '': /is not in snake_case/,
  '药品': /is not in snake_case/,
  '../cases': /is not in snake_case/,
  ['a'.repeat(31)]: /has 31 characters; at most 30 are taken/,
  'kernel': /belongs to the house itself/,
  'translation': /belongs to the house itself/,
  'cases': /There is a plugin "cases" already/,
  'presets': /stands for an address already/,
  'people': /stands for an address already/,
  'api': /stands for an address already/,
  'watch': /stands for permissions already/,
}

test.group('The name of a new plugin', () => {
  for (const [name, sentence] of Object.entries(refused)) {
    test(`"${name}" is refused in a sentence`, ({ assert }) => {
      assert.match(whyNotNamed(name, house) ?? '', sentence)
    })
  }

  for (const name of [
    'a',
    'drug_watch',
    'class',
    'import',
    'r2d2',
    'a_1_b',
    'list',
    'a'.repeat(30),
  ]) {
    test(`"${name}" is taken`, ({ assert }) => assert.isUndefined(whyNotNamed(name, house)))
  }
})
