import { useSearchParams } from 'react-router-dom'
import { Gallery } from '#renderers'
import { Titled } from './titled.tsx'

/**
 * The gallery of renderers. `?search=` in the address fills the search box of the gallery, so a link can show
 * a single renderer.
 */
export function GalleryPage() {
  const [params] = useSearchParams()
  return (
    <Titled title="Gallery">
      <Gallery search={params.get('search') ?? ''} />
    </Titled>
  )
}
