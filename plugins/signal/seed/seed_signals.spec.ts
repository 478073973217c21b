// needs: cases, coding, drugs, organisation
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { SeedOrganisation } from '#database/seeders/seed_organisation'
import { asPlatform } from '#kernel/commands/as_platform'
import { workingPlugins } from '#kernel/plugins/working_plugins'
import type { Demonstration, Seed } from '#kernel/seed/seed'
import { actAs } from '#kernel/tenancy/actor'

import { ShownSignals } from '#plugins/signal/assessing/shown_signals'
import type { ListedPair, ShownPair } from '#plugins/signal/contract/run'
import { Runs } from '#plugins/signal/records/runs'
import { isPair } from '#plugins/signal/seed/seed_assessments'
import { OnePair } from '#plugins/signal/showing/one_pair'
import { RunPairs } from '#plugins/signal/showing/run_pairs'
import { retireNewerReleases } from '#tests/coding/retire_newer_releases'
import { planted } from '#tests/invented/surveillance/report_groups'

/** What of the demonstration planted signals need. */
const needed = ['coding', 'drugs', 'organisation', 'signal']

async function bring(): Promise<Demonstration> {
  const organisation = await app.container.make(SeedOrganisation)
  const demonstration = await organisation.handle()
  for (const { name, seed } of await workingPlugins()) {
    if (!seed || !needed.includes(name)) continue
    const own: Seed = await app.container.make((await seed()).default as never)
    await own.handle(demonstration)
  }
  return demonstration
}

/** The project of the demonstration with planted signals, its runs and a way to look at a pair. */
async function look<Result>(work: (at: Looking) => Promise<Result>): Promise<Result> {
  const { companies } = await asPlatform(bring)
  const [{ id: companyId, apart, people }] = companies
  const { id: userId, name } = people.EVALUATION!
  const scope = { companyId, projectId: apart.PS900!, environment: 0 } as const
  const permissions = new Set(['CASE_DATA', 'CASE_SIGNAL'])
  return actAs({ userId, name, permissions, scope }, async () => {
    const [runs, pairs, one] = await Promise.all([
      app.container.make(Runs),
      app.container.make(RunPairs),
      app.container.make(OnePair),
    ])
    const [later, earlier, others] = await runs.all()
    const ids = { runId: later!.id, against: earlier!.id }
    const listed = await pairs.listed({ ...ids, level: 'pt' })
    const of = (pair: keyof typeof planted) => listed.find((each) => isPair(each, planted[pair]))!
    const shown = async (pair: keyof typeof planted) => {
      const { drug, term } = of(pair)
      return one.handle({ ...ids, level: 'pt', drug, term })
    }
    const ofOthers = await pairs.listed({ runId: others!.id, level: 'pt' })
    return work({ listed, ofOthers, of, shown })
  })
}

interface Looking {
  readonly listed: readonly ListedPair[]
  /** Of the run that counts reports of others. */
  readonly ofOthers: readonly ListedPair[]
  readonly of: (pair: keyof typeof planted) => ListedPair
  readonly shown: (pair: keyof typeof planted) => Promise<ShownPair>
}

const num = (figure: unknown) => (typeof figure === 'number' ? figure : Number.NaN)
const partOf = ({ parts }: ShownPair, value: string) => parts.find((each) => each.value === value)!

test.group('Planted signals', (group) => {
  group.setup(retireNewerReleases)

  test('a strong one fulfils every rule, and is stronger than before by more reports', async ({
    assert,
  }) => {
    await look(async ({ of, shown }) => {
      assert.includeMembers([...of('strong').rules], ['evans2001', 'ror025', 'ic025'])
      assert.equal(of('strong').compared!.change, 'stronger')
      assert.equal((await shown('strong')).reasons!.added, 5)
    })
  })

  test('a masked one fulfils no rule, and is large without the reports of the other drug', async ({
    assert,
  }) => {
    await look(async ({ of, shown }) => {
      assert.deepEqual(of('masked').rules, [])
      const [mask] = (await shown('masked')).masks
      assert.equal(mask!.drug, of('listed').drug)
      assert.isBelow(num(mask!.before), 2)
      assert.isAbove(num(mask!.after), 5)
    })
  })

  test('the same is found in the reports of others, where no drug hides it', async ({ assert }) => {
    await look(async ({ ofOthers }) => {
      const pair = ofOthers.find((each) => isPair(each, planted.masked))!
      // 12 of 52 reports of the drug name the event, 6 of 148 of the others.
      assert.equal(pair.n, 12)
      assert.closeTo(num(pair.figures.PRR), 12 / 52 / (6 / 148), 1e-9)
      assert.includeMembers([...pair.rules], ['evans2001', 'ror025', 'ic025'])
    })
  })

  test('one in women fulfils no rule in all, and has a limit above 0 in women alone', async ({
    assert,
  }) => {
    await look(async ({ of, shown }) => {
      assert.deepEqual(of('women').rules, [])
      const pair = await shown('women')
      assert.isAbove(num(partOf(pair, 'female').IC025), 0)
      assert.isBelow(num(partOf(pair, 'male').IC), 0)
    })
  })

  test('a growing one is new, and its limit passes 0 only in the last quarters', async ({
    assert,
  }) => {
    await look(async ({ of, shown }) => {
      assert.equal(of('growing').compared!.change, 'new')
      const { scan, reasons } = await shown('growing')
      assert.equal(reasons!.added, 10)
      assert.isBelow(num(scan[5]!.IC025), 0)
      assert.isAbove(num(scan[7]!.IC025), 0)
    })
  })

  test('a listed one fulfils rules, and the reference document has it', async ({ assert }) => {
    await look(async ({ of }) => {
      assert.include(of('listed').rules, 'evans2001')
      assert.equal(of('listed').listed, 'listed')
      assert.equal(of('strong').listed, 'not_listed')
    })
  })

  test('a false one fulfils the rules of ratios, and not those that take age into account', async ({
    assert,
  }) => {
    await look(async ({ of }) => {
      const { rules, figures } = of('false')
      assert.include(rules, 'evans2001')
      assert.notInclude(rules, 'ic025')
      assert.closeTo(num(figures.IC), 0, 0.3)
    })
  })

  test('one is gone, since an event turned out to be another one', async ({ assert }) => {
    await look(async ({ of, shown }) => {
      assert.equal(of('gone').compared!.change, 'gone')
      assert.equal((await shown('gone')).reasons!.removed, 1)
    })
  })

  test('no other pair fulfils a rule', async ({ assert }) => {
    await look(async ({ listed }) => {
      const others = listed.filter(
        (pair) =>
          pair.rules.length > 0 && !Object.values(planted).some((each) => isPair(pair, each))
      )
      assert.deepEqual(
        others.map(({ drugName, termName, n, rules }) => [drugName.en, termName.en, n, rules]),
        []
      )
    })
  })

  test('are assessed in each status; a refuted one is told of again', async ({ assert }) => {
    await look(async () => {
      const signals = await (await app.container.make(ShownSignals)).list()
      assert.sameMembers(
        signals.map(({ state }) => state.status),
        [0, 1, 2, 3, 4]
      )
      const refuted = signals.find(({ state }) => state.status === 3)!
      assert.includeMembers([...refuted.realerted], ['growth', 'first_death'])
      const owner = db.connection('owner')
      const [{ count }] = await owner
        .from('cases')
        .join('projects', 'projects.id', 'cases.project_id')
        .where('projects.code', 'PS900')
        .count('* as count')
      assert.equal(Number(count), 434)
    })
  })
})
