import type { NodeKind, ProcessNode } from '#plugins/cases/contract/process'
import { say } from '#resources/app/language'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<NodeKind, Tone> = {
  entry: 'grey',
  work: 'teal',
  evaluation: 'teal',
  ended: 'green',
}

interface StatusTagProps {
  status: string
  /** The node of that status, when the process of the project has it. */
  node?: ProcessNode
}

/** Where the case stands in its process; a status that the process does not have shows its code. */
export function StatusTag({ status, node }: StatusTagProps) {
  return <Tag tone={node ? tones[node.kind] : 'grey'}>{node ? say(node.name) : status}</Tag>
}
