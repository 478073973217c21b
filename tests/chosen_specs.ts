import { globSync, statSync } from 'node:fs'

const CHOICE = '--files='

/**
 * Arguments of a run of specs, with every chosen folder replaced by the specs in it. Refuses what
 * chooses no spec, which would run all of them or none and pass.
 */
export function chosenSpecs(args: readonly string[]): string[] {
  return args.flatMap((argument) => {
    const path = argument.startsWith(CHOICE) && argument.slice(CHOICE.length)
    if (!path) return argument
    const place = statSync(path, { throwIfNoEntry: false })
    if (!place) throw new Error(`There is no file or folder ${path}`)
    if (!place.isDirectory()) return argument
    const specs = globSync('**/*.spec.ts', { cwd: path })
    if (specs.length === 0) throw new Error(`There is no spec in ${path}`)
    return specs.map((spec) => `${CHOICE}${path.replace(/\/$/, '')}/${spec}`)
  })
}
