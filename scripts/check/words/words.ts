import { existsSync, readFileSync } from 'node:fs'

import { runProgram } from '../../lib/run_program.ts'
import type { Step } from '../step.ts'
import { type Exceptions, findWords, type Term } from './find_words.ts'
import { productTexts } from './product_texts.ts'

const HERE = 'scripts/check/words'
const data = <T>(name: string): T => JSON.parse(readFileSync(`${HERE}/${name}.json`, 'utf8')) as T

/** Texts that people read say one word for one thing, in both languages; glossary.json has the words. */
export const words: Step = {
  name: 'words of texts',
  async run() {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const { code, output } = await runProgram('git', args)
    if (code !== 0) return { ok: true, output: '', remark: 'no checkout of git' }
    const files = output.split('\0').filter((file) => file && existsSync(file))
    const { terms } = data<{ terms: Term[] }>('glossary')
    const wrong = findWords(productTexts(files), terms, data<Exceptions>('exceptions'))
    const lines = wrong.map(
      ({ file, key, word, better }) => `${file} ${key}: “${word}”; say “${better}”`
    )
    return { ok: lines.length === 0, output: lines.join('\n') }
  },
}
