import { join } from 'node:path'
import { API } from 'typescript-native/unstable/sync'

let project

/** The program of the folder in which the linter was started, in the native compiler. */
function projectOf(folder) {
  if (project) return project
  const api = new API({ cwd: folder })
  const file = join(folder, 'tsconfig.json')
  project = api.updateSnapshot({ openProjects: [file] }).getProject(file)
  return project
}

/**
 * The types of some expressions of a file, all asked for at once: each question is a message to the
 * compiler.
 * @param nodes those of the linter, which knows no types
 */
export function typesOf({ cwd, filename }, nodes) {
  if (nodes.length === 0) return []
  const { program, checker } = projectOf(cwd)
  const file = program.getSourceFile(filename)
  if (!file) throw new Error(`${filename} is no file of ${join(cwd, 'tsconfig.json')}`)
  return checker.getTypeAtLocation(nodes.map((node) => nodeAt(file, node.range)))
}

/** Whether what is of a type has a property of a name. */
export function hasProperty({ cwd }, type, name) {
  return projectOf(cwd).checker.getPropertyOfType(type, name) !== undefined
}

/** The innermost node of the compiler that begins and ends where a node of the linter does. */
function nodeAt(file, [start, end]) {
  const around = (child) => (child.pos <= start && child.end >= end ? child : undefined)
  let found
  for (let node = file.forEachChild(around); node; node = node.forEachChild(around)) {
    if (node.end === end && node.getStart(file) === start) found = node
  }
  if (!found) throw new Error(`${file.fileName}: nothing from ${start} to ${end}`)
  return found
}
