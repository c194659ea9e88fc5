export { RemoteSelect as Component } from '../../shared/remote/remote-select.tsx'
export { RemoteSelectView as View } from '../../shared/remote/remote-select-view.tsx'
