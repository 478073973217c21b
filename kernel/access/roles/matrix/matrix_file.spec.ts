import { test } from '@japa/runner'

import type { Matrix } from '#kernel/access/roles/matrix/matrix'
import { MatrixFault, matrixLines, readMatrixLines } from '#kernel/access/roles/matrix/matrix_file'

const words = (text: string) => ({ en: text, zh: text })
const right = (code: string) => ({
  code,
  label: words(code),
  group: words('Cases'),
  level: 'project' as const,
})
const matrix: Matrix = {
  rights: ['CASE_DATA', 'CASE_EDIT'].map(right),
  roles: [
    {
      id: '1',
      nameZh: '案例录入',
      nameEn: 'Case entry',
      builtIn: true,
      users: 2,
      revision: 1,
      permissions: ['CASE_DATA', 'CASE_EDIT'],
    },
    {
      id: '2',
      nameZh: '=甲',
      nameEn: 'Own',
      builtIn: false,
      users: 0,
      revision: 1,
      permissions: [],
    },
  ],
}

const table = (lines: readonly (readonly string[])[]) =>
  lines.map((cells, at) => ({ line: at + 1, cells }))

test.group('The matrix of roles as a file', () => {
  test('says after coming back what it said before', ({ assert }) => {
    const read = readMatrixLines(table(matrixLines(matrix)), matrix)
    assert.deepEqual(
      read.map(({ id, permissions }) => [id, permissions]),
      [
        ['1', ['CASE_DATA', 'CASE_EDIT']],
        ['2', []],
      ]
    )
  })

  test('brings roles that are new, and leaves rights alone that it has no line for', ({
    assert,
  }) => {
    const lines = [
      ['Group', 'Right', 'Code', 'case entry', '科学审阅 / Scientific review'],
      ['', '', 'CASE_DATA', '', 'X'],
    ]
    assert.deepEqual(readMatrixLines(table(lines), matrix), [
      { id: '1', nameZh: '案例录入', nameEn: 'Case entry', permissions: ['CASE_EDIT'] },
      { nameZh: '科学审阅', nameEn: 'Scientific review', permissions: ['CASE_DATA'] },
    ])
  })

  test('is refused with the line in which something is wrong')
    .with([
      [1, [['Group', 'Right']]],
      [1, [['Group', 'Right', 'Code', 'Own', 'own']]],
      [1, [['Group', 'Right', 'Code', '']]],
      [
        2,
        [
          ['', '', 'Code', 'Own'],
          ['', '', 'CASE_FLY', 'x'],
        ],
      ],
      [
        3,
        [
          ['', '', 'Code', 'Own'],
          ['', '', 'CASE_DATA', 'x'],
          ['', '', 'CASE_DATA', ''],
        ],
      ],
      [
        2,
        [
          ['', '', 'Code', 'Own'],
          ['', '', 'CASE_DATA', 'perhaps'],
        ],
      ],
      [
        2,
        [
          ['', '', 'Code', 'Own'],
          ['', '', 'CASE_DATA', 'x', 'x'],
        ],
      ],
    ] as const)
    .run(({ assert }, [line, lines]) => {
      try {
        readMatrixLines(table(lines), matrix)
        assert.fail('It was taken')
      } catch (error) {
        assert.instanceOf(error, MatrixFault)
        assert.equal((error as MatrixFault).line, line)
      }
    })
})
