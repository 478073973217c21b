/** The font that the product brings for Chinese (resources/kit/theme/fonts.ts). */
const FAMILY = '"Noto Sans SC Variable"'
const GENERIC = /(?:sans-serif|serif|monospace)$/

/**
 * Lets a canvas take the product's own font where a document brings none and the computer has none
 * for Chinese either.
 * @param letters what will be written: only these parts of the font are loaded
 */
export async function bringOwnFonts(context: CanvasRenderingContext2D, letters: string) {
  await document.fonts.load(`16px ${FAMILY}`, letters)
  const font = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'font')!
  Object.defineProperty(context, 'font', {
    configurable: true,
    get: () => font.get!.call(context) as string,
    set: (wanted: string) =>
      font.set!.call(
        context,
        wanted.replace(GENERIC, (generic) => `${FAMILY}, ${generic}`)
      ),
  })
}
