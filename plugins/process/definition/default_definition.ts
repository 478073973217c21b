import type { DefinedNode, Definition } from '#plugins/process/contract/definition'
import nodes from './default_definition.json' with { type: 'json' }

/** What cases pass where a project has defined nothing else. */
export const defaultDefinition: Definition = { version: 1, nodes: nodes as readonly DefinedNode[] }
