import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** What is dragged: a field of the list at the left, or a column by its place. */
export type Dragged =
  | { readonly of: 'element'; readonly element: string }
  | { readonly of: 'list'; readonly column: string }
  | { readonly of: 'column'; readonly at: number }

/** Lets an element be dragged. @returns whether it is at the moment */
export function useDraggable(ref: RefObject<HTMLElement | null>, what: Dragged): boolean {
  const [isDragged, setDragged] = useState(false)
  const latest = useRef(what)
  latest.current = what
  useEffect(
    () =>
      draggable({
        element: ref.current!,
        getInitialData: () => ({ dragged: latest.current }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    [ref]
  )
  return isDragged
}

/** Lets something be dropped on an element. @returns whether it hovers there */
export function useDropTarget(
  ref: RefObject<HTMLElement | null>,
  onDrop: (what: Dragged) => void,
  takes: (what: Dragged) => boolean = () => true
): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef({ onDrop, takes })
  latest.current = { onDrop, takes }
  useEffect(
    () =>
      dropTargetForElements({
        element: ref.current!,
        canDrop: ({ source }) => latest.current.takes(source.data.dragged as Dragged),
        // Of places inside of one another the innermost takes it.
        onDropTargetChange: ({ location, self }) =>
          setOver(location.current.dropTargets[0]?.element === self.element),
        onDragLeave: () => setOver(false),
        onDrop: ({ source, location, self }) => {
          setOver(false)
          if (location.current.dropTargets[0]?.element !== self.element) return
          latest.current.onDrop(source.data.dragged as Dragged)
        },
      }),
    [ref]
  )
  return isOver
}
