import app from '@adonisjs/core/services/app'

import ActOnRelease from '#plugins/coding/releases/act_on_release'
import { demoTexts, releaseFiles, type ReleaseTexts } from '#tests/coding/demo_release'
import { asPlatform, loadFiles } from '#tests/coding/load_files'

/** Above the versions of the invented dictionary, which tests load under their own numbers too. */
let taken = 919

/**
 * The number of a version that no other test of this run has loaded; each is above the last. Which
 * one is the newest that is loaded depends on the order of specs: who needs it for a project says so.
 */
export function freshVersion(): string {
  taken += 1
  return `${Math.floor(taken / 10)}.${taken % 10}`
}

/**
 * Loads, approves and activates a version of the invented dictionary in English and Chinese.
 * @param as the number that the version gets
 * @param change what else is to stand in its files
 * @param languages that it is loaded in
 */
export async function putInUse(
  version: string,
  as = freshVersion(),
  change: (texts: ReleaseTexts) => ReleaseTexts = (texts) => texts,
  languages: readonly ('en' | 'zh')[] = ['en', 'zh']
): Promise<void> {
  for (const language of languages) {
    const texts = change(demoTexts(version, language, as))
    const { releaseId, problems } = await loadFiles(releaseFiles(texts))
    if (!releaseId) throw new Error(`Version ${as} was not loaded: ${JSON.stringify(problems)}`)
    await asPlatform(async () => {
      const act = await app.container.make(ActOnRelease)
      for (const each of ['approve', 'activate'] as const) await act.handle(releaseId!, each)
    })
  }
}
