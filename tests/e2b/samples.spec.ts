import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/forms/load_catalogue'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { samples } from '#tests/e2b/samples'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { optionalTool } from '#tests/optional_tool'
import { referenceFolder } from '#tests/reference'

const catalogue = loadCatalogue()

/** What the samples hold beside ICH and FDA elements, and why no element takes it. */
const EXPLANATIONS: [place: RegExp, why: string][] = [
  [/\/processingModeCode\/@code$/, 'FDA sends I; the ICH guide fixes T'],
  [/\/interactionId\/@extension$/, 'VAERS repeats the interaction of the batch'],
  [/\/productUseReference\/@classCode$/, 'VAERS says ACT where the guide says SBADM'],
  [/\/kindOfProduct\/code$/, 'NDC or RxNorm code: neither MPID nor PhPID'],
  [/\/substanceAdministration\/effectiveTime\/@nullFlavor$/, 'null flavour of the whole timing'],
  [/\/substanceAdministration\/performer$/, 'VAERS: where it was given; FDA repeats G.k.2.4 here'],
  [/\/substanceAdministration\/inboundRelationship$/, 'VAERS: vaccination at a military site'],
  [/\/observation\/outboundRelationship2\[[789]\]$/, 'VAERS: kinds of visit'],
  [/\/player1\/name\/(given|family)$/, 'VAERS: name of the patient in parts'],
  [/\/player1\/(telecom(\[\d\])?|addr)$/, 'VAERS: how to reach the patient'],
  [/\/name\/delimiter\[\d\]$/, 'EMA: parts of the name of a product'],
  [/\/observationRange\/value\/@unit$/, 'ICH: unit of a reference range'],
  [/\/addr\/county$/, 'VAERS: county of the reporter'],
]

test.group('sample messages of other makers', () => {
  test('every sample is read and written again with the same elements and values, valid, and what is not mapped is explained', async ({
    assert,
  }) => {
    const schema = (await schemaFixture())!
    const all = samples()
    assert.lengthOf(all, 14)
    for (const { name, bytes } of all) {
      using document = openMessage(bytes)
      const { xml, reports, differences, unmapped } = roundTrip(document, catalogue)
      assert.equal(reports, 1, name)
      assert.deepEqual(differences, [], name)
      assert.deepEqual(
        validateMessage(xml, schema),
        { checked: true, valid: true, errors: [] },
        name
      )
      const unexplained = unmapped.filter(
        ({ place }) => !EXPLANATIONS.some(([known]) => known.test(place))
      )
      assert.deepEqual(unexplained, [], name)
      using own = openMessage(Buffer.from(xml))
      assert.deepEqual(roundTrip(own, catalogue).unmapped, [], name)
    }
  })
    .skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
    .timeout(60_000)

  test('xmllint, where it is installed, finds every sample valid that is written again', async ({
    assert,
  }) => {
    const xmllint = optionalTool('xmllint')
    if (xmllint === null) return
    const folder = mkdtempSync(join(tmpdir(), 'pharos-samples-'))
    const files = samples().map(({ name, bytes }) => {
      using document = openMessage(bytes)
      writeFileSync(join(folder, name), roundTrip(document, catalogue).xml)
      return join(folder, name)
    })
    const root = join(referenceFolder()!, 'e2b/xsd/multicacheschemas/MCCI_IN200100UV01.xsd')
    const { status, stderr } = spawnSync(xmllint, ['--noout', '--schema', root, ...files], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    assert.equal(status, 0, stderr)
    assert.lengthOf(stderr.match(/ validates$/gm) ?? [], files.length)
  })
    .skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
    .timeout(60_000)
})
