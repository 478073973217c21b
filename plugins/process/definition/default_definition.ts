import type { DefinedNode, Definition, ProcessSetup } from '#plugins/process/contract/definition'
import productNodes from './default_definition.json' with { type: 'json' }

/** What cases pass where a project has defined nothing else; its nodes are those of the product. */
export const defaultDefinition: Definition = {
  version: 1,
  nodes: productNodes as readonly DefinedNode[],
}

/** A node of the product. */
const productNode = (key: string) => defaultDefinition.nodes.find((node) => node.key === key)

/** What a project said of its process, with what the product says of its nodes. */
export function defined({ nodes: said, ...setup }: ProcessSetup, version: number): Definition {
  const nodes = said.map((node) => ({
    ...productNode(node.key)!,
    ...node,
    ...(node.pages?.[0] !== undefined && { opensOn: node.pages[0] }),
  }))
  return { ...setup, version, nodes }
}

/** What a project would have to say to have the process that it has. */
export function setupOf({ nodes: all, version: _, ...setup }: Definition): ProcessSetup {
  return {
    ...setup,
    nodes: all.map(
      ({ name: _name, kind: _kind, isCoded: _isCoded, opensOn: _opensOn, ...node }) => node
    ),
  }
}
