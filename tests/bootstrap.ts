import { pathToFileURL } from 'node:url'
import { assert } from '@japa/assert'
import { apiClient } from '@japa/api-client'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import { spec } from '@japa/runner/reporters'
import type { Suite } from '@japa/runner/core'
import type { Config } from '@japa/runner/types'
import app from '@adonisjs/core/services/app'

import { closeBrowser, openBrowser } from '#tests/browser/browser'
import { closeProduct, openProduct } from '#tests/browser/product'
import { installed } from '#config/plugins'
import { countingReporter } from '#tests/counting_reporter'
import { needsOf } from '#tests/needs'
import { patience, TEST_HANGS } from '#tests/patience'
import { queue, takeFrom } from '#tests/queue'
import { serve } from '#tests/serve'
import { isLong, specFiles, type SuiteName, suiteOf } from '#tests/spec_files'

/** A long test may be at work for hours. */
const LONG_TEST_HANGS = patience(4 * 60 * 60_000)

/** Whether the long specs are wanted, and not all others (`npm run japa -- long`). */
const wantsLong = process.argv.includes('long')

/** Files of one suite, as the run wants them. */
function specs(suite: SuiteName): () => URL[] {
  const chosen = specFiles(app.makePath()).filter(
    (file) => suiteOf(file) === suite && isLong(file) === wantsLong && hasAllItNeeds(file)
  )
  return () => chosen.map((file) => pathToFileURL(file))
}

const here = new Set(installed.map(({ name }) => name))

/** Whoever leaves a plugin out has no specs of it; each that cannot run then is told in a line. */
function hasAllItNeeds(file: string): boolean {
  const missing = [...needsOf(file)].filter((name) => !here.has(name))
  if (missing.length > 0) console.log(`  ${file} is left out: it needs ${missing.join(', ')}`)
  return missing.length === 0
}

async function openForJourneys() {
  await Promise.all([openBrowser(), openProduct()])
  return async () => {
    await Promise.all([closeBrowser(), closeProduct()])
  }
}

/** Processes that run a suite side by side share its files. */
function share(suite: Suite) {
  if (queue) takeFrom(queue, suite)
}

/**
 * The suites; a spec stands beside what it tests. A test fails by time only when it hangs.
 */
export function japaConfig(): Config {
  const timeout = wantsLong ? LONG_TEST_HANGS : TEST_HANGS
  const journeys = specs('journeys')
  return {
    suites: [
      { name: 'unit', files: specs('unit'), timeout, configure: share },
      {
        name: 'functional',
        files: specs('functional'),
        timeout,
        configure: (suite) => share(suite.setup(serve)),
      },
      {
        name: 'journeys',
        files: journeys,
        timeout,
        // Where no journey has all that it needs there may be nothing to open.
        configure: (suite) =>
          share(journeys().length > 0 ? suite.setup(() => openForJourneys()) : suite),
      },
    ],
    plugins: [assert(), apiClient(), pluginAdonisJS(app)],
    reporters: { activated: ['spec', 'counts'], list: [spec(), countingReporter] },
    forceExit: true,
  }
}
