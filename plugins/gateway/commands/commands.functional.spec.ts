import { test } from '@japa/runner'

import { runAce } from '#tests/fixtures/run_ace'

import { arrive } from '#plugins/gateway/tests/arrive'

test.group('The commands of the gateway', () => {
  test('submit cases and tell what became of them, as JSON on wish', async ({ client, assert }) => {
    const world = await arrive(client)
    await world.aim({ code: 'CDE' })
    const [one, wrong] = [await world.aCase(), await world.aCase({ G_k: [] })]
    const of = ['--project', world.project.code]
    const submitted = await runAce(
      ...(['gateway:submit', one.caseNo, wrong.caseNo, '--to', 'cde', '--over-warnings'] as const),
      ...of
    )
    assert.equal(submitted.code, 1)
    assert.include(submitted.stdout, `${one.caseNo} to CDE: `)
    assert.match(submitted.stdout + submitted.stderr, new RegExp(`${wrong.caseNo}: 2405`))
    const told = await runAce('gateway:status', one.caseNo, wrong.caseNo, '--json', ...of)
    assert.equal(told.code, 0)
    const states = told.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    assert.deepEqual(
      states.map(({ caseNo, destination, state }) => [caseNo, destination, state]),
      [
        [one.caseNo, 'CDE', 'portal'],
        [wrong.caseNo, 'CDE', 'to_confirm'],
      ]
    )
  })

  test('say that there is no such case or destination', async ({ client, assert }) => {
    const world = await arrive(client)
    const { caseNo } = await world.aCase()
    const of = ['--project', world.project.code]
    const said = async (...rest: [string, ...string[]]) => {
      const { code, stdout, stderr } = await runAce(...rest, ...of)
      return `${code} ${stdout}${stderr}`
    }
    assert.match(await said('gateway:submit', caseNo, '--to', 'NONE'), /^1 [^]*no destination NONE/)
    assert.match(await said('gateway:status', 'X-1'), /^1 [^]*no case X-1/)
  })
})
