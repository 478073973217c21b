import { test } from '@japa/runner'

import { runAce } from '#tests/fixtures/run_ace'

import { searchedProject } from '#plugins/literature/tests/searched_project'

test.group('The commands on searches that are kept', () => {
  test('literature:run makes what is due, and literature:coverage --project tells holes with their causes', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { project, task } = await searchedProject(client, cleanup)
    await task(['cnki'])
    const of = ['--project', project.code, '--json']
    const ran = await runAce('literature:run', '--day', '2026-03-09', ...of)
    assert.equal(ran.code, 0)
    const told = JSON.parse(ran.stdout.trim())
    assert.deepInclude(told, {
      ...{ project: project.code, source: 'cnki', kind: 'upload', state: 'open' },
      ...{ from: '2026-03-02', to: '2026-03-08' },
    })
    const days = ['--from', '2026-03-01', '--to', '2026-03-08']
    const { code, stdout } = await runAce('literature:coverage', ...days, ...of)
    assert.equal(code, 0)
    const [{ lines }] = JSON.parse(stdout)
    assert.deepInclude(lines[0], { source: 'cnki', expected: 7, covered: 0 })
    assert.deepInclude(lines[0].holes[0], { from: '2026-03-02', to: '2026-03-08', days: 7 })
    const wrong = await runAce('literature:run', '--day', '2026-02-30', ...of)
    assert.equal(wrong.code, 1)
  })
})
