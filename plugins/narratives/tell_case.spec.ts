import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { languages } from '#kernel/language/words'

import { type ShippedKey, shippedTemplates } from '#plugins/narratives/contract/shipped_templates'
import { tellCase } from '#plugins/narratives/contract/tell_case'
import { wholeText } from '#plugins/narratives/contract/whole_text'
import expectedNarratives from './tests/expected_narratives.json' with { type: 'json' }
import { narrativeSchemas } from '#plugins/narratives/tests/narrative_schemas'

/** A small case with what a template says of it; each line is a section. */
interface ExpectedNarrative {
  readonly name: string
  readonly template?: ShippedKey
  readonly content: CaseContent
  readonly en: string
  readonly zh: string
}

const { catalogue } = narrativeSchemas

test.group('A narrative tells', () => {
  for (const expected of expectedNarratives as unknown as ExpectedNarrative[])
    for (const language of languages)
      test(`${expected.name}, ${language}`, ({ assert }) => {
        const { content, template: key = 'spontaneous' } = expected
        const told = { content, catalogue, terms: new Map() }
        const sentences = tellCase(shippedTemplates[key], told, language)
        assert.equal(wholeText(sentences, language), expected[language])
        assert.deepEqual(tellCase(shippedTemplates[key], told, language), sentences)
      })
})
