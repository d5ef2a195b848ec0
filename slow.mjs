import { chromium } from '@playwright/test';
const base=process.argv[2]; const out=process.argv[3]; const w=Number(process.argv[4]||390), h=Number(process.argv[5]||844), theme=process.argv[6]||'light';
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
const c = await b.newContext({viewport:{width:w,height:h},bypassCSP:true,baseURL:base,colorScheme:theme}); const p = await c.newPage();
await p.goto('/home/sign-in'); await p.getByLabel('Email address').fill('member-one@book-exchange.example'); await p.getByLabel('Password',{exact:true}).fill('nine yellow lanterns'); await p.keyboard.press('Enter'); await p.waitForURL('**/home'); await p.waitForLoadState('networkidle');
const one = async (sel)=>{ await p.goto('/home'); await p.waitForLoadState('networkidle'); return p.locator(sel).first().getAttribute('href'); };
const copy = await one('main a[href*="/home/copies/"]'); await p.goto('/home/requests'); await p.waitForLoadState('networkidle'); const req = await p.locator('main a[href^="/home/requests/"]').first().getAttribute('href'); await p.goto('/home/messages'); await p.waitForLoadState('networkidle'); const conv = await p.locator('main a[href^="/home/messages/"]').first().getAttribute('href'); await p.goto(copy); await p.waitForLoadState('networkidle'); const mem = await p.locator('main a[href^="/home/members/"]').first().getAttribute('href');
await c.route('**/api/**', async r => { await new Promise(x=>setTimeout(x,1500)); await r.continue().catch(()=>{}); });
await c.addInitScript(()=>{ window.__cls=0; new PerformanceObserver(l=>{ for(const e of l.getEntries()) if(!e.hadRecentInput) { window.__cls+=e.value; (window.__why??=[]).push([e.value.toFixed(3), ...e.sources.slice(0,3).map(s=>s.node?.nodeName+'.'+(s.node?.className||''))]); } }).observe({type:'layout-shift',buffered:true}); });
for (const [n,u] of Object.entries({home:'/home',shelf:'/home/shelf',add:'/home/shelf/add',requests:'/home/requests',messages:'/home/messages',notices:'/home/notices',you:'/home/you',place:'/home/you/place',devices:'/home/you/devices',prefs:'/home/you/notices',leave:'/home/you/leave',moderation:'/home/moderation',welcome:'/home/welcome',copy,ask:copy+'/ask',request:req,conv,member:mem})) {
  await p.goto(u,{waitUntil:'commit'}); await p.waitForTimeout(700); if(out!=='-') await p.screenshot({path:`${out}/wait-${n}-${w}-${theme}.png`}); await p.waitForTimeout(6500); const s = await p.evaluate(()=>[window.__cls.toFixed(3), JSON.stringify(window.__why?.slice(0,3))]); console.log(n, ...s.map(x=>String(x).slice(0,220)));
}
await b.close();
