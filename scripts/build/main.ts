// `npm run build`: what production serves from, made anew where its sources have changed.
import { buildClient } from '../lib/generated.ts'
import { say, Stop } from '../lib/say.ts'

try {
  await buildClient()
  say('Built')
} catch (error) {
  console.error(error instanceof Stop ? `\n  ${error.message}\n` : error)
  process.exitCode = 1
}
