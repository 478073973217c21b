// `npm run build`: what production serves from, made anew where its sources have changed.
import { buildClient, compileSchemas } from '../lib/generated.ts'
import { say, Stop } from '../lib/say.ts'

try {
  await compileSchemas()
  await buildClient()
  say('Built')
} catch (error) {
  console.error(error instanceof Stop ? `\n  ${error.message}\n` : error)
  process.exitCode = 1
}
