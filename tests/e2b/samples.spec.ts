import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { openMessage } from '#plugins/e2b/intake/open_message'
import type { Unmapped } from '#plugins/e2b/message/unmapped_parts'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { samples } from '#tests/e2b/samples'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { optionalTool } from '#tests/optional_tool'
import { referenceFolder } from '#tests/reference'

const catalogue = loadCatalogue()

/** What parts say, wherever they stand. */
function placesOf(unmapped: readonly Unmapped[]) {
  return unmapped.map(({ place, xml }) => `${place.replaceAll(/\[\d+\]/g, '')} ${xml}`)
}

test.group('sample messages of other makers', () => {
  test('every sample leaves as it came, node by node, valid, but for what carries no fact', async ({
    assert,
  }) => {
    const schema = (await schemaFixture())!
    const all = samples()
    assert.lengthOf(all, 14)
    for (const { name, bytes } of all) {
      using document = openMessage(bytes)
      const { xml, reports, differences, changes, unmapped, left } = roundTrip(document, catalogue)
      assert.equal(reports, 1, name)
      assert.deepEqual(differences, [], name)
      assert.deepEqual(left, [], name)
      const faults = changes.filter(({ allowed }) => allowed === undefined || allowed === 'added')
      assert.deepEqual(faults, [], name)
      assert.deepEqual(
        validateMessage(xml, schema),
        { checked: true, valid: true, errors: [] },
        name
      )
      using own = openMessage(Buffer.from(xml))
      assert.sameDeepMembers(placesOf(roundTrip(own, catalogue).unmapped), placesOf(unmapped), name)
    }
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')

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
  }).skip(referenceFolder() === null, 'PHAROS_REFERENCE is not set')
})
