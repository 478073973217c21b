import { readFile, writeFile } from 'node:fs/promises'

import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { markdownTable } from '#kernel/reports/markdown_table'
import { measuredErrors, type MeasuredError } from '#plugins/signal/tests/measured_errors'
import { referenceFolder } from '#tests/reference'

/** Smaller errors are those of the digits of a machine, and differ from one to another. */
const SMALLEST = 1e-12

const shown = (error: number) =>
  error === 0 ? '0' : error < SMALLEST ? 'below 1e-12' : error.toExponential(0)

function pageOf(errors: readonly MeasuredError[]): string {
  const rows = errors.map(({ measure, file, figures, largest, allowed, isAbsolute }) => [
    ...[measure, file, String(figures), shown(largest)],
    `${Number(allowed.toPrecision(4))}${isAbsolute ? ' absolute' : ''}`,
  ])
  return [
    '# Accuracy of the statistics of signals',
    '<!-- Written by the spec plugins/signal/tests/accuracy.spec.ts when SIGNAL_ACCURACY=write; not edited by hand. -->',
    [
      'Every measure is computed on files of reference figures, which were published or computed with R,',
      'openEBGM and Sequential. The largest error is relative where it is not called absolute; infinite and',
      'undefined figures have to be the same. What each measure is for says [signal.md](signal.md).',
    ].join(' '),
    markdownTable(['Measure', 'File', 'Figures', 'Largest error', 'Allowed'], rows),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

test.group('The statistics of signals', () => {
  test('are as near to every reference figure as is asked, and docs/signal_accuracy.md says how near', async ({
    assert,
  }) => {
    const errors = measuredErrors()
    const wrong = errors.filter(({ largest, allowed }) => !(largest <= allowed))
    assert.deepEqual(wrong, [])
    const path = app.makePath('docs/signal_accuracy.md')
    if (process.env.SIGNAL_ACCURACY === 'write') await writeFile(path, pageOf(errors))
    assert.equal(await readFile(path, 'utf8'), pageOf(errors))
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
})
