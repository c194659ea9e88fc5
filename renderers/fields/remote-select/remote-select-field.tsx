export { RemoteSelect as Component, RemoteSelectView as View } from '../../shared/remote/remote-select.tsx'
