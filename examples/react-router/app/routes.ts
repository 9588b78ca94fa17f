import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('search', 'routes/search.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('account', 'routes/account.tsx'),
  route('callback', 'routes/callback.tsx'),
  route('thank-you', 'routes/thank-you.tsx'),
] satisfies RouteConfig
