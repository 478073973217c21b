import { test } from '@japa/runner'

import { languages } from '#kernel/language/words'

import { shippedTemplates } from '#plugins/narratives/contract/shipped/templates'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import { wholeText } from '#plugins/narratives/contract/whole_text'
import { expectedOthers } from '#plugins/narratives/tests/expected_others'
import { expectedSpontaneous } from '#plugins/narratives/tests/expected_spontaneous'
import { narrativeSchemas } from '#plugins/narratives/tests/narrative_schemas'

const { catalogue } = narrativeSchemas

test.group('A narrative tells', () => {
  for (const { name, template = 'spontaneous', content, ...expected } of [
    ...expectedSpontaneous,
    ...expectedOthers,
  ])
    for (const language of languages)
      test(`${name}, ${language}`, ({ assert }) => {
        const told = { content, catalogue, terms: new Map() }
        const sentences = tellCase(shippedTemplates[template], told, language)
        assert.equal(wholeText(sentences, language), expected[language])
        assert.deepEqual(tellCase(shippedTemplates[template], told, language), sentences)
      })
})
