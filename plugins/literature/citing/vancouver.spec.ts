import { test } from '@japa/runner'

import { vancouverOf } from '#plugins/literature/citing/vancouver'
import { readArticles } from '#plugins/literature/formats/read_articles'

async function citationOf(lines: string[]) {
  const text = ['TY  - JOUR', ...lines, 'ER  - '].join('\n')
  const { records } = await readArticles(Buffer.from(text))
  return vancouverOf(records[0]!)
}

const place = ['JO  - Demo J', 'T2  - Demo Journal', 'PY  - 2020', 'VL  - 12', 'IS  - 3']
const six = [
  'Demo, Anna Beth',
  'Muster, Jean-Paul, Jr',
  'van der Berg, J.',
  'Four D',
  'Five E',
  'Six F',
]

test.group('A Vancouver citation', () => {
  test('names authors by initials, the abbreviated journal, shortened pages and the DOI', async ({
    assert,
  }) => {
    assert.equal(
      await citationOf([
        ...six.map((author) => `AU  - ${author}`),
        'TI  - Effect of invented Demoprazole',
        ...[...place, 'SP  - 345', 'EP  - 347', 'DO  - 10.1000/demo'],
      ]),
      'Demo AB, Muster JP Jr, van der Berg J, Four D, Five E, Six F. Effect of invented Demoprazole. Demo J. 2020;12(3):345-7. doi: 10.1000/demo'
    )
  })

  test('names six authors of more, and a group as it is written', async ({ assert }) => {
    const authors = [...six.slice(1), 'Demo Study Group', 'Eight H']
    assert.equal(
      await citationOf([
        ...authors.map((author) => `AU  - ${author}`),
        ...['TI  - Is it real?', ...place, 'SP  - e45'],
      ]),
      'Muster JP Jr, van der Berg J, Four D, Five E, Six F, Demo Study Group, et al. Is it real? Demo J. 2020;12(3):e45.'
    )
  })

  test('keeps Chinese names, and leaves out what is not known', async ({ assert }) => {
    assert.equal(
      await citationOf([
        'AU  - 张示例;李样本',
        'TI  - 示范拉唑致肝损伤1例',
        'JF  - 示范杂志',
        'DA  - 2024/03/15',
      ]),
      '张示例, 李样本. 示范拉唑致肝损伤1例. 示范杂志. 2024 Mar 15.'
    )
    assert.equal(await citationOf(['TI  - Alone']), 'Alone.')
    assert.equal(
      await citationOf(['TI  - One', 'JO  - J', 'PY  - 2020', 'SP  - 1', 'EP  - 9']),
      'One. J. 2020:1-9.'
    )
  })

  test('has at most 500 characters: authors go first, then the end of the title', async ({
    assert,
  }) => {
    const authors = six.map((author) => `AU  - Long Family Name of ${author}`)
    const title = (count: number) => `TI  - ${'Invented words '.repeat(count)}end`
    const doi = 'DO  - 10.1000/demo'
    const short = await citationOf([...authors, title(25), ...place, doi])
    assert.isAtMost(short.length, 500)
    assert.match(
      short,
      /^Long Family Name of Demo AB(, [^.]+)*, et al\. Invented .* end\. Demo J\./
    )
    const cut = await citationOf([...authors, title(80), ...place, doi])
    assert.isAtMost(cut.length, 500)
    assert.match(cut, /et al\. Invented .*… Demo J\. 2020;12\(3\)\. doi: 10\.1000\/demo$/)
    const chinese = await citationOf([`TI  - ${'𠮷'.repeat(400)}`, ...place])
    assert.isAtMost(chinese.length, 500)
    assert.isTrue(chinese.isWellFormed())
    const all = await citationOf([title(80), `JF  - ${'Journal '.repeat(100)}`, 'PY  - 2020'])
    assert.isAtMost(all.length, 500)
  })
})
