/** Whether a host name is one of this machine. */
export const isLoopbackName = (name: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(name)
