// \0rolldown/runtime.js
var e = Object.defineProperty, t = (e, t, n) => () => {
	if (n) throw n[0];
	try {
		return e && (t = e(e = 0)), t;
	} catch (e) {
		throw n = [e], e;
	}
}, n = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
}, r, i = t((() => {
	r = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		spend(e) {
			return this.#e -= e, this.#e >= 0;
		}
		get isSpent() {
			return this.#e < 0;
		}
	};
}));
// lib/core/words.ts
function a(e, t = "and") {
	return e.length < 2 ? e.join("") : e.length > ie ? `${e.slice(0, ie).join(", ")} ${t} ${e.length - ie} more` : `${e.slice(0, -1).join(", ")} ${t} ${e.at(-1)}`;
}
function o(e) {
	let t = se.get(e);
	return t === void 0 && (t = s(l(e)), le += e.length + t.length, le > ce && (se.clear(), le = e.length + t.length), se.set(e, t)), t;
}
function s(e) {
	if (e.length <= ae) return e;
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return [...e.slice(0, 92), (t >>> 0).toString(36)].join("");
}
function c(e) {
	return e.toLowerCase().replace(/[\s()[\]/]+/g, "");
}
function l(e) {
	if (oe.test(e)) return c(e).replaceAll("`", "'");
	let t = e.replace(/[\u2018\u2019\u02bc\u0060\u00b4\u2032]/g, "'").normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
	return oe.test(t) ? c(t) : t.normalize("NFKC").replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\s()[\]/\u00ad\u200b-\u200f\u2060-\u2064]+/g, "");
}
function u(e) {
	let t = /* @__PURE__ */ new Int16Array(32);
	for (let n = 0; n < e.length; n++) t[e.charCodeAt(n) % 32] = (t[e.charCodeAt(n) % 32] ?? 0) + 1;
	return {
		text: e,
		letters: t,
		allowed: Math.max(1, Math.min(3, Math.floor(e.length / 3)))
	};
}
function d(e, t, n) {
	let { text: r, allowed: i } = e;
	if (r.charCodeAt(0) === t.charCodeAt(0)) {
		if (r === t) return 0;
		if (r.length >= 2 && t.startsWith(r)) return .5;
		if (t.length >= 3 && r.startsWith(t)) return .8;
	}
	if (n.spend(Math.abs(t.length - r.length) > i ? 2 : 2 + t.length / 2), te(e, t)) {
		n.spend(t.length * (2 * i + 1));
		let e = p(r, t, i);
		if (e <= i) return e;
	}
	return r.length >= 4 && t.includes(r) ? 4 : f(r, t, n) ? 4.5 : void 0;
}
function f(e, t, n) {
	if (e.length < ue || 2 * e.length <= t.length || e.charCodeAt(0) !== t.charCodeAt(0)) return !1;
	n.spend(3 * t.length);
	let r = 0;
	for (let n = 0; n < t.length && r < e.length; n++) e.charCodeAt(r) === t.charCodeAt(n) && r++;
	return r === e.length;
}
function p(e, t, n) {
	let [r, i] = ee(e, t), a = i.length + 1, o = new Uint8Array(a).fill(n + 1), s = Uint8Array.from({ length: a }, (e, t) => Math.min(t, n + 1));
	for (let e = 1; e <= r.length; e++) {
		let t = new Uint8Array(a).fill(n + 1), [c, l] = [Math.max(1, e - n), Math.min(i.length, e + n)];
		t[0] = e;
		let u = ne(t, c - 1);
		for (let a = c; a <= l; a++) {
			let c = ne(s, a - 1) + (r[e - 1] === i[a - 1] ? 0 : 1), l = r[e - 1] === i[a - 2] && r[e - 2] === i[a - 1] ? ne(o, a - 2) + 1 : c, d = Math.min(ne(s, a) + 1, ne(t, a - 1) + 1, c, l, n + 1);
			t[a] = d, d < u && (u = d);
		}
		if (u > n) return n + 1;
		[o, s] = [s, t];
	}
	return ne(s, i.length);
}
function ee(e, t) {
	let n = Math.min(e.length, t.length), r = 0;
	for (; r < n && e[r] === t[r];) r++;
	let i = 0;
	for (; i < n - r && e[e.length - 1 - i] === t[t.length - 1 - i];) i++;
	return [e.slice(r, e.length - i), t.slice(r, t.length - i)];
}
function te({ text: e, letters: t, allowed: n }, r) {
	let i = r.length - e.length;
	if (i > n || -i > n) return !1;
	de.set(t);
	let a = 0, o = n + Math.min(0, i);
	for (let e = 0; e < r.length; e++) {
		let t = (de[r.charCodeAt(e) % 32] ?? 0) - 1;
		if (de[r.charCodeAt(e) % 32] = t, t < 0 && ++a > o) return !1;
	}
	return !0;
}
function ne(e, t) {
	return e[t] ?? Infinity;
}
function re(e, t, n, i = new r(Infinity)) {
	let a = u(e.slice(0, 40));
	if (a.text === "") return [];
	let o = [];
	for (let e of t) {
		if (i.isSpent) return [];
		let t = Infinity;
		for (let r of n(e)) t = Math.min(t, d(a, r, i) ?? t);
		t < Infinity && o.push({
			thing: e,
			score: t
		});
	}
	return o.sort((e, t) => e.score - t.score).slice(0, fe).map(({ thing: e }) => e);
}
var ie, ae, oe, se, ce, le, ue, de, fe, m = t((() => {
	i(), ie = 30, ae = 100, oe = /^[ -~]*$/, se = /* @__PURE__ */ new Map(), ce = 2e6, le = 0, ue = 6, de = /* @__PURE__ */ new Int16Array(32), fe = 3;
}));
// lib/core/card/fact.ts
function h(e, t) {
	if (!e.standIn?.includes(t)) return e[t];
}
function pe(e, t) {
	return e[t] ?? "";
}
function me(e, t) {
	let { attributes: n, label: r, set: i } = t, a = h(e, t.kind), s = n.map((r) => {
		let i = a === void 0 && r.name === t.kind ? he(e, r, n) : ge(e, r, n, a);
		return [r.name, i];
	});
	return {
		name: e.name,
		folded: o(e.name),
		label: r,
		set: i,
		...Object.fromEntries(s)
	};
}
function he(e, t, n) {
	let [r] = t.shapes, i = n.filter(({ name: t }) => h(e, t) !== void 0 && h(e, t) !== null), a = i.find(({ bounds: e }) => e?.of === t.name && e.as === "among"), o = a ? h(e, a.name) : void 0, s = (r.is === "word" ? r.of ?? [] : []).filter((e) => o === void 0 || o.includes(e)).filter((e) => i.every((t) => !t.kinds || t.kinds.includes(e)));
	return _e.missing(t.label, { among: s });
}
function ge(e, t, n, r) {
	if (r !== void 0 && t.kinds && !t.kinds.includes(r)) return _e.none(t.label);
	let i = h(e, t.name);
	if (i === null) return _e.none(t.label);
	if (i !== void 0) return _e.known(t.label, i);
	let a = t.mayLack === !0 || r === void 0 && t.kinds !== void 0;
	if (!n.some(({ bounds: e }) => e?.of === t.name)) return _e.missing(t.label, a ? ve : ye);
	let o = { orNone: a };
	for (let r of n) {
		if (r.bounds?.of !== t.name) continue;
		let n = h(e, r.name);
		n != null && (r.bounds.as === "atMost" ? o.atMost = n : o.among = n);
	}
	return _e.missing(t.label, o);
}
var g, _e, ve, ye, be = t((() => {
	m(), g = class e {
		static yes = new e("yes", []);
		static no = new e("no", []);
		word;
		#e;
		constructor(e, t) {
			this.word = e, this.#e = t;
		}
		get lacks() {
			return [...new Set(this.#e.flatMap((t) => t instanceof e ? t.lacks : t))];
		}
		static of(t) {
			return t ? e.yes : e.no;
		}
		static lacking(...t) {
			return new e("unknown", t);
		}
		get isUnknown() {
			return this.word === "unknown";
		}
		and(t) {
			return this === e.yes || t === e.no ? t : t === e.yes || this === e.no ? this : this === t ? t : new e("unknown", [this, t]);
		}
		or(t) {
			return this === e.no || t === e.yes ? t : t === e.no || this === e.yes ? this : this === t ? t : new e("unknown", [this, t]);
		}
		not() {
			return this.isUnknown ? this : this === e.yes ? e.no : e.yes;
		}
	}, _e = class e {
		label;
		#e;
		#t;
		#n;
		#r;
		#i;
		static #a = /* @__PURE__ */ new Map();
		constructor(e, t, n, r = {}) {
			this.label = e, this.#e = t, this.#t = n, this.#n = r, this.#r = t === "missing" ? void 0 : [t === "known" ? n : null];
		}
		get #o() {
			return this.#i ??= g.lacking(this), this.#i;
		}
		static known(t, n) {
			return new e(t, "known", n);
		}
		static none(t) {
			let n = e.#a.get(t) ?? new e(t, "none");
			return e.#a.set(t, n), n;
		}
		static missing(t, n = {}) {
			return new e(t, "missing", void 0, n);
		}
		get isMissing() {
			return this.#e === "missing";
		}
		is(e) {
			return this.#e === "known" ? this.#t === e ? g.yes : g.no : this.#e === "none" ? g.no : this.#s(e) ? this.#c([e]) : g.no;
		}
		isOneOf(...e) {
			return this.#e === "known" ? e.includes(this.#t) ? g.yes : g.no : this.#e === "none" ? g.no : e.some((e) => this.#s(e)) ? this.#c(e) : g.no;
		}
		above(e) {
			return this.#e === "known" ? typeof this.#t == "number" && this.#t > e ? g.yes : g.no : this.#e === "none" || this.#n.atMost !== void 0 && this.#n.atMost <= e ? g.no : this.#o;
		}
		asks(e) {
			if (this.#e === "known") return e(this.#t) ? g.yes : g.no;
			if (this.#e === "none") return g.no;
			let t = this.#n.among;
			return t ? t.some(e) ? t.every(e) && !this.#n.orNone ? g.yes : this.#o : g.no : this.#o;
		}
		isNone() {
			return this.#e === "missing" ? this.#n.orNone ? this.#o : g.no : this.#e === "none" ? g.yes : g.no;
		}
		choices(e) {
			if (this.#r) return this.#r;
			let t = (this.#n.among ?? e).filter((e) => this.#s(e));
			return this.#n.orNone ? [...t, null] : t;
		}
		#s(e) {
			let { atMost: t, among: n } = this.#n;
			return t !== void 0 && typeof e == "number" && e > t ? !1 : n === void 0 || n.includes(e);
		}
		#c(e) {
			let { among: t, orNone: n } = this.#n;
			return t !== void 0 && !n && t.every((t) => e.includes(t)) ? g.yes : this.#o;
		}
	}, [ve, ye] = [{ orNone: !0 }, { orNone: !1 }];
}));
// lib/core/card/overlay.ts
be();
function xe(e, t, n) {
	let [r, i] = [h(t, e), h(n, e)];
	if (r !== void 0 && i !== void 0 && r !== i) return n;
	let a = Object.fromEntries(Object.entries(t)), o = new Set(t.standIn), s = { ...t.sources };
	for (let [e, r] of Object.entries(n)) {
		if (e === "name") continue;
		let i = n.standIn?.includes(e) === !0;
		if (i && e in t && !o.has(e)) continue;
		a[e] = r, i ? o.add(e) : o.delete(e);
		let c = n.sources?.[e];
		c === void 0 ? !i && !Se(r, h(t, e)) && delete s[e] : s[e] = c;
	}
	let { standIn: c, sources: l, ...u } = a;
	return {
		...u,
		...o.size > 0 ? { standIn: [...o] } : {},
		...Object.keys(s).length > 0 ? { sources: s } : {}
	};
}
function Se(e, t) {
	return JSON.stringify(e) === JSON.stringify(t);
}
be(), m();
var Ce = 250, we = 200;
function Te({ attributes: e, kind: t }, n, r, i) {
	return me(n, {
		attributes: e,
		kind: t,
		label: r,
		set: i
	});
}
function Ee(e, t) {
	return o(De(e, t));
}
function De(e, t) {
	let n = e.numbered === void 0 ? void 0 : h(t, e.numbered);
	return n == null ? t.name : `${t.name} ${n}`;
}
var Oe = class e {
	game;
	sets;
	#e = [];
	#t = [];
	#n = /* @__PURE__ */ new Map();
	#r = /* @__PURE__ */ new Map();
	#i = /* @__PURE__ */ new Map();
	#a = /* @__PURE__ */ new Map();
	#o = /* @__PURE__ */ new Map();
	constructor(e, t, n = /* @__PURE__ */ new Map(), r = !0) {
		if (this.game = e, this.sets = t, r) for (let e of this.#s(n));
	}
	static async inSlices(t, n, r, i) {
		let a = new e(t, n, r, !1);
		for (let e of a.#s(r)) await i();
		return a;
	}
	*#s(e) {
		let t = new ke(this.game), n = 0;
		for (let e of this.sets) for (let r of e.cards) t.add(r, e.id), ++n % Ce === 0 && (yield);
		for (let [r, { card: i, set: a, first: o }] of t.all.entries()) {
			let t = this.#c(i, a, r, e.get(o));
			this.#e.push(t), this.#t.push(t.known), ++n % Ce === 0 && (yield);
		}
		for (let [e, t] of this.#r) this.#a.set(e, t.map((e) => e.known));
	}
	get size() {
		return this.#e.length;
	}
	get cards() {
		return this.#e;
	}
	get known() {
		return this.#t;
	}
	find(e) {
		if (e.length > we) return;
		let t = o(e), n = this.keyed(t);
		if (n) return n;
		let r = this.family(t);
		return r?.length === 1 ? r[0] : r;
	}
	keyed(e) {
		return this.#n.get(e);
	}
	family(e) {
		return this.#r.get(e);
	}
	names() {
		return this.#r.keys();
	}
	named(e) {
		return this.#a.get(e) ?? [];
	}
	labelled(e) {
		let t = this.find(e);
		return t !== void 0 && "card" in t ? t.known : void 0;
	}
	byCode(e) {
		return this.#i.get(e);
	}
	of(e) {
		let t = this.has(e);
		if (!t) throw Error(`${e.label} is not of this pool`);
		return t;
	}
	has(e) {
		return this.#o.get(e);
	}
	shortest(e) {
		return this.find(e.card.name) === e ? e.card.name : e.label;
	}
	#c(e, t, n, r) {
		let i = De(this.game, e), a = Te(this.game, e, i, t), s = o(i), c = {
			card: e,
			label: i,
			folded: s,
			names: s === a.folded ? [s] : [s, a.folded],
			set: t,
			place: n,
			known: a,
			...r === void 0 ? {} : { code: r }
		};
		return this.#n.set(s, c), this.#r.set(a.folded, [...this.#r.get(a.folded) ?? [], c]), this.#o.set(a, c), r !== void 0 && this.#i.set(r, c), c;
	}
}, ke = class {
	all = [];
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e) {
		this.#e = e;
	}
	add(e, t) {
		let n = o(e.name), r = this.#t.get(n) ?? [], i = Ae(this.#e, e, t, r);
		if (i) {
			i.card = xe(this.#e.kind, i.card, e), i.last = t;
			return;
		}
		let a = {
			card: e,
			set: t,
			first: Ee(this.#e, e),
			last: t
		};
		this.all.push(a), this.#t.set(n, [...r, a]);
	}
};
function Ae(e, t, n, r) {
	let i = Ee(e, t), a = r.find((t) => Ee(e, t.card) === i);
	if (a) return a;
	let o = (t) => e.numbered !== void 0 && h(t, e.numbered) === void 0, s = r.filter((e) => e.last !== n && (o(t) || o(e.card)));
	return s.length === 1 ? s[0] : void 0;
}
// lib/core/table/place-names.ts
function _(e, t) {
	let n = e.index.spots[t];
	if (!n) return je(e, t - e.under(0));
	let [, r] = n.name.split(":"), { id: i, name: a, by: o } = n.zone;
	if (r === void 0) return a;
	let s = o === void 0 ? -1 : e.first(e.zone(`${o}:${r}`));
	return s < 0 ? `${a} ${r}` : o === i ? e.label(s) : `${a} ${e.label(s)}`;
}
function je(e, t) {
	return `${e.label(t)}${Fe(e, t) ? Me(e, t) : ""}`;
}
function Me(e, t) {
	return ` (${Ne(e, t).join(", ")})`;
}
function Ne(e, t) {
	let n = e.zoneOf(t), r = e.in(n), i = r.length === 1 ? [] : [Ie(r.indexOf(t) + 1)], a = e.hostOf(t);
	return a < 0 ? [...i, _(e, n)] : [
		...i,
		e.label(a),
		...Fe(e, a) ? Ne(e, a) : []
	];
}
function Pe(e, t) {
	return e.isUp(t) && e.isInPlay(e.zoneOf(t));
}
function Fe(e, t) {
	if (!Pe(e, t)) return !1;
	let n = e.label(t);
	for (let r = 0; r < e.size; r++) if (r !== t && e.label(r) === n && Pe(e, r)) return !0;
	return !1;
}
function Ie(e) {
	return `${e}${Le[Re.select(e)]}`;
}
var Le, Re, ze = t((() => {
	Le = {
		one: "st",
		two: "nd",
		few: "rd",
		other: "th"
	}, Re = new Intl.PluralRules("en", { type: "ordinal" });
}));
// lib/core/table/why-not.ts
function Be(e, { needs: t }, n, r) {
	if (t) {
		for (let i of t) if (i.holds(e, n, r) !== !0) return !1;
	}
	return !0;
}
function Ve(e, t, n) {
	for (let r of n === void 0 ? He(e, t) : [n]) for (let n of Ue(e, t, r)) if (Be(e, t, r, n)) return !0;
	return !1;
}
function He(e, t) {
	return t.cards ? t.cards(e) : Xe;
}
function Ue(e, t, n) {
	return t.targets ? t.targets(e, n) : Ze;
}
function We(e, t, n, { card: r = -1, to: i = "" }) {
	let a = n.cite ?? t.cite, o = Ke(e, n, r), s = o === void 0 ? [] : [{
		id: "card",
		says: o,
		cite: a
	}], c = r >= 0 && r < e.size && !e.isHidden(r);
	if (o !== void 0 && !(n.cards && c)) return s;
	let l = qe(e, n, r, i);
	if (l !== void 0) return [...s, {
		id: "place",
		says: l,
		cite: a
	}];
	for (let t of n.needs ?? []) {
		let n = t.holds(e, r, i);
		if (n === !0) continue;
		let a = n === void 0 ? { isUnknown: !0 } : {};
		s.push({
			id: t.id,
			says: t.lacks(e, r, i),
			cite: t.cite,
			...a,
			...t.isPrice && { isPrice: !0 }
		});
	}
	return s;
}
function Ge(e, t, n, r) {
	return n.flatMap((n) => {
		if (n.isForPerson || !n.cards?.(e).includes(r) || Ve(e, n, r)) return [];
		let i = Ue(e, n, r), a = (i.length === 0 ? Ze : i).map((i) => We(e, t, n, {
			do: n.do,
			card: r,
			...i === "" ? {} : { to: i }
		})).reduce((e, t) => t.length < e.length ? t : e);
		return [{
			what: n.says,
			lacks: a
		}];
	});
}
function Ke(e, t, n) {
	if (!t.cards) return n === -1 ? void 0 : "names a card, but is done with none";
	let { of: r = "a card" } = t;
	if (n === -1) return `needs ${r}`;
	if (n < 0 || n >= e.size) return `needs ${r}, and there is no card ${n}`;
	if (t.cards(e).includes(n)) return;
	let i = e.zoneOf(n);
	return `needs ${r}; ${e.known(n)} is in ${_(e, i)}`;
}
function qe(e, t, n, r) {
	if (!t.targets) return r === "" ? void 0 : "names a place, but needs none";
	let i = t.targets(e, n);
	if (i.includes(r) || t.takes?.(e, r)) return;
	let a = t.at?.(e, n) ?? "a place";
	return i.length === 0 ? `needs ${a}, and there is none` : r === "" ? `needs ${a}` : `needs ${a}, not ${Je(e, r)}`;
}
function Je(e, t) {
	let n = /^#\d+$/.test(t) ? Number(t.slice(1)) : -1;
	if (n >= 0 && n < e.size) return e.isUp(n) ? je(e, n) : e.known(n);
	let r = e.zone(t);
	return r >= 0 ? _(e, r) : `“${t}”`;
}
function Ye({ what: e, lacks: t }) {
	let n = [...new Set(t.map(({ cite: { part: e, page: t } }) => t === void 0 ? e : `${e}, p. ${t}`))];
	return `${e}: ${t.map(({ says: e }) => e.replace(/\.$/, "")).join("; ")} (${n.join("; ")}).`;
}
var Xe, Ze, Qe = t((() => {
	ze(), Xe = [-1], Ze = [""];
}));
// lib/core/table/allowed.ts
Qe();
var $e = { do: "pass" };
function et(e, t, n) {
	for (let r of He(e, t)) for (let i of Ue(e, t, r)) Be(e, t, r, i) && n.push({
		do: t.do,
		...r < 0 ? {} : { card: r },
		...i === "" ? {} : { to: i }
	});
}
function v({ kinds: e }, t) {
	for (let n of e) if (n.do === t) return n;
}
function tt(e, t, n, r) {
	if (!n) return r.do === $e.do && r.card === void 0 && r.to === void 0 && nt(e, t);
	let { card: i = -1, to: a = "" } = r;
	return (n.cards ? !n.cards(e).includes(i) : i !== -1) || (n.targets ? !n.targets(e, i).includes(a) && !n.takes?.(e, a) : a !== "") ? !1 : Be(e, n, i, a);
}
function nt(e, t) {
	return t.mayPass?.(e) ?? !0;
}
// lib/core/table/frame.ts
var rt = {};
function it(e, t, n = rt) {
	return {
		phase: e,
		side: t,
		args: n,
		begun: !1,
		leaving: !1
	};
}
// lib/core/table/board.ts
function at(e) {
	let t = {}, n = 0;
	for (let { id: r, slots: i = 1 } of e) t[r] = n, n += i;
	return t;
}
function ot(e) {
	return Object.fromEntries(e.map(({ id: e }, t) => [e, t]));
}
var st, ct = t((() => {
	st = {
		is: "exhausted",
		again: "ready",
		spend: "Exhaust",
		restore: "Make ready"
	};
}));
m(), ct(), ze();
var lt = 999, ut = 80;
function dt(e, { free: t, to: n = "" }) {
	if (t === "move") return "A card cannot lie on itself, or on a card that lies on it.";
	if (t === "note") return `A note has at most ${ut} letters.`;
	if (t === "roll") return `The table has dice with ${a(xt.map(String))} sides.`;
	let r = e.zone(n);
	return e.count(r) === 0 ? `No card lies in ${_(e, r)}.` : "Look at one card or more.";
}
function ft(e, t, n) {
	let r = ht(t, n) ?? gt(t, n) ?? e.forbids?.(t, n) ?? _t(t, n) ?? vt(t, n);
	if (r !== void 0) return r;
	let i = n.card === void 0 ? -1 : t.zoneOf(n.card), a = bt[n.free](t, n);
	if (a === void 0) return dt(t, n);
	t.played++, t.log?.push({
		at: t.played,
		turn: t.turn,
		phase: t.top.phase,
		text: a,
		free: !0
	}), n.free === "move" && e.afterFreeMove?.(t, n.card ?? -1, i);
}
var pt = [
	"move",
	"look",
	"search",
	"shuffle"
], mt = [
	"move",
	"exhaust",
	"ready",
	"turn",
	"note",
	"reveal"
];
function ht(e, { free: t, card: n }) {
	return Object.hasOwn(bt, t) ? n === void 0 ? mt.includes(t) ? `The free move “${t}” needs a card.` : void 0 : Number.isInteger(n) && n >= 0 && n < e.size ? void 0 : "There is no card with that number." : `There is no free move “${t}”.`;
}
function gt(e, { free: t, card: n, to: r }) {
	let i = t === "counter" ? "counter" : pt.includes(t) ? "zone" : void 0;
	if (i !== void 0) return r === void 0 ? `The free move “${t}” needs a ${i}.` : (i === "zone" ? e.zone(r) >= 0 : yt(e, n, r) >= 0) ? void 0 : `There is no ${i} “${r}”.`;
}
function _t(e, { free: t, to: n = "" }) {
	let r = t === "move" ? e.zone(n) - e.under(0) : -1;
	if (r < 0) return;
	let i = r;
	for (; e.hostOf(i) >= 0;) i = e.hostOf(i);
	if (!e.isInPlay(e.zoneOf(i))) return `Nothing can be laid on ${e.label(r)}: it is not in play.`;
}
function vt(e, { free: t, card: n, to: r = "", by: i = 1 }) {
	let a = t === "counter" ? yt(e, n, r) : -1;
	if (a < 0) return;
	let o = n === void 0 ? e.get(a) : e.token(n, a), { name: s, mayBeNegative: c } = (n === void 0 ? e.board.counters : e.board.tokens)[a];
	return !Number.isInteger(i) || Math.max(Math.abs(i), Math.abs(o + i)) > lt ? `A number at the table is at most ${lt}, and at least -${lt} (${s} now ${o}).` : i < 0 && o + i < 0 && !c ? `${s} cannot fall below 0 (now ${o}).` : void 0;
}
function yt(e, t, n) {
	return (t === void 0 ? e.board.counters : e.board.tokens).findIndex(({ id: e, hidden: t }) => e === n && !t);
}
var bt = {
	move: (e, { card: t = -1, to: n = "", bottom: r }) => {
		let i = e.zone(n);
		if (i < 0 || Ct(e, i, t)) return;
		let a = e.isUp(t), o = e.isInPlay(e.zoneOf(t)) && e.isInPlay(i);
		e.move(t, i, r ? "bottom" : "usual"), o && e.turnUp(t, a);
		let s = e.nameOf(i).startsWith("under:") ? "under" : r ? "to the bottom of" : "to";
		return `${e.label(t)} goes ${s} ${_(e, i)}.`;
	},
	counter: (e, { card: t, to: n = "", by: r = 1 }) => {
		let i = t === void 0 ? e.board.counters : e.board.tokens, a = yt(e, t, n), o = (t === void 0 ? e.get(a) : e.token(t, a)) + r;
		return t === void 0 ? e.set(a, o) : e.setToken(t, a, o), `${t === void 0 ? "" : `${e.label(t)}: `}${i[a]?.name} ${o} now.`;
	},
	exhaust: (e, { card: t = -1 }) => (e.exhaust(t), `${e.label(t)} is ${St(e).is}.`),
	ready: (e, { card: t = -1 }) => (e.exhaust(t, !1), `${e.label(t)} is ${St(e).again} again.`),
	turn: (e, { card: t = -1 }) => (e.turnUp(t, !e.isUp(t)), e.isUp(t) ? `${e.label(t)} is turned face up.` : `${e.label(t)} is turned face down.`),
	note: (e, { card: t = -1, text: n = "" }) => {
		if (!(n.length > ut)) return n === "" ? e.notes.delete(t) : e.notes.set(t, n), `${e.label(t)}: ${n === "" ? "the note is gone" : `“${n}”`}.`;
	},
	reveal: (e, { card: t = -1 }) => (e.see(t), `${e.label(t)} is revealed.`),
	look: (e, { to: t = "", by: n = 1 }) => {
		let r = e.in(e.zone(t)).slice(0, Math.max(n, 0));
		for (let t of r) e.see(t);
		return r.length === 0 ? void 0 : `Looked at the top ${r.length} of ${_(e, e.zone(t))}.`;
	},
	search: (e, { to: t = "" }) => {
		for (let n of e.in(e.zone(t))) e.see(n);
		return e.count(e.zone(t)) === 0 ? void 0 : `Searched ${_(e, e.zone(t))}.`;
	},
	shuffle: (e, { to: t = "" }) => {
		if (e.count(e.zone(t)) !== 0) return e.shuffle(e.zone(t)), `Shuffled ${_(e, e.zone(t))}.`;
	},
	roll: ({ dice: e }, { by: t = 2 }) => {
		if (!xt.includes(t)) return;
		let n = e.below(t);
		return t === 2 ? `A coin is flipped: ${n === 0 ? "heads" : "tails"}.` : `A d${t} is rolled: ${n + 1}.`;
	}
}, xt = [
	2,
	4,
	6,
	8,
	10,
	12,
	20
];
function St({ board: e }) {
	return e.spent ?? st;
}
function Ct(e, t, n) {
	for (let r = t - e.under(0); r >= 0; r = e.hostOf(r)) if (r === n) return !0;
	return !1;
}
// lib/core/sentences.ts
function wt(e) {
	return (e ?? "").split(/(?<=[.!?])\s+/).filter((e) => e.trim() !== "");
}
var Tt = t((() => {}));
// lib/core/table/left-to-you.ts
Tt();
function Et(e, t, n) {
	let r = wt(t.card(n).text).filter((r) => !e.texts?.carriesOut(t.card(n), r) && !e.carriesOut?.(t, n, r));
	return r.length === 0 ? void 0 : r.join(" ");
}
function Dt(e, t) {
	for (let n of t.takeUsed()) {
		let r = Et(e, t, n);
		r !== void 0 && t.say(() => `${t.label(n)}: ${r}`, n);
	}
}
// lib/core/table/result.ts
function Ot({ own: e, theirs: t = 0 }) {
	return e - t;
}
// lib/core/random.ts
var kt = class e {
	#e;
	#t;
	#n;
	#r;
	constructor(e, t, n, r) {
		this.#e = e, this.#t = t, this.#n = n, this.#r = r;
	}
	static of(t) {
		let [n, r] = [At(t, 2654435769), At(t, 608135816)], i = new e(n, r, At(t, 3084996962), 1);
		for (let e = 0; e < 15; e++) i.next();
		return i;
	}
	static from([t, n, r, i]) {
		return new e(t | 0, n | 0, r | 0, i | 0);
	}
	get state() {
		return [
			this.#e >>> 0,
			this.#t >>> 0,
			this.#n >>> 0,
			this.#r >>> 0
		];
	}
	copy() {
		return new e(this.#e, this.#t, this.#n, this.#r);
	}
	next() {
		let e = (this.#e + this.#t | 0) + this.#r | 0;
		return this.#r = this.#r + 1 | 0, this.#e = this.#t ^ this.#t >>> 9, this.#t = this.#n + (this.#n << 3) | 0, this.#n = (this.#n << 21 | this.#n >>> 11) + e | 0, e >>> 0;
	}
	below(e) {
		let t = 4294967296 - e;
		for (;;) {
			let n = this.next(), r = n % (e >>> 0);
			if (n - r <= t) return r;
		}
	}
	shuffle(e) {
		for (let t = e.length - 1; t > 0; t--) {
			let n = this.below(t + 1), r = e[t];
			e[t] = e[n], e[n] = r;
		}
	}
};
function At(e, t) {
	let n = t | 0;
	for (let t = 0; t < e.length; t++) n = Math.imul(n ^ e.charCodeAt(t), 2246822507), n = (n << 13 | n >>> 19) ^ t;
	return n = Math.imul(n ^ n >>> 16, 3266489909), n ^ n >>> 15;
}
// lib/core/table/piles.ts
function jt(e, t) {
	let n = e.length - 1;
	for (let r = e.indexOf(t); r < n; r++) e[r] = e[r + 1];
	e.pop();
}
function Mt(e, t) {
	e.push(t);
	for (let t = e.length - 1; t > 0; t--) e[t] = e[t - 1];
	e[0] = t;
}
function Nt(e, t, n) {
	let r = e.flatMap((e, n) => e.flatMap((e, r) => t(e) ? [] : [{
		card: e,
		pile: n,
		place: r
	}])), i = r.map(({ card: e }) => e).sort((e, t) => e - t);
	return n.shuffle(i), r.map(({ card: t, pile: n, place: r }, a) => {
		let o = i[a] ?? t, s = e[n];
		return s && (s[r] = o), [o, n];
	});
}
function Pt(e, t, { turn: n, start: { seed: r, beside: i }, dice: a }) {
	let o = n === 0 && e.every((t, n) => n === 0 || t > (e[n - 1] ?? t));
	if (!i || !o) {
		a.shuffle(e);
		return;
	}
	let s = new Map(e.map((e) => [i.places[e] ?? -1, e]));
	s.delete(-1);
	let c = i.left.flatMap((e) => e.zone === t ? [e.place] : []), l = [...s.keys(), ...c].sort((e, t) => e - t);
	a.shuffle(l);
	let u = l.flatMap((e) => s.get(e) ?? []), d = kt.of(`${t} ${r}`);
	for (let t of e) (i.places[t] ?? -1) < 0 && u.splice(d.below(u.length + 1), 0, t);
	e.splice(0, e.length, ...u);
}
// lib/core/table/tokens.ts
var Ft = class e {
	#e;
	#t;
	constructor(e, t = []) {
		this.#e = e, this.#t = t.map((e) => e?.slice());
	}
	copy() {
		return new e(this.#e, this.#t);
	}
	get(e, t) {
		return this.#t[t]?.[e] ?? 0;
	}
	set(e, t, n) {
		(n !== 0 || this.#t[t]) && (this.#t[t] ??= Array(this.#e).fill(0), this.#t[t][e] = n | 0);
	}
	hasHad(e) {
		return this.#t[e] !== void 0;
	}
	clear(e) {
		for (let t of this.#t) t && (t[e] = 0);
	}
}, It = class {
	spots;
	mirroredZones;
	mirroredCounters;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = /* @__PURE__ */ new WeakMap();
	#r = /* @__PURE__ */ new WeakMap();
	constructor(e) {
		this.#e = e, this.spots = e.zones.flatMap(Bt);
		for (let [e, { name: t }] of this.spots.entries()) this.#t.set(t, e);
		let { zones: t = [], counters: n = [] } = e.mirror ?? {}, r = (e) => this.spots.findIndex(({ zone: t }) => t.id === e), i = (t) => e.counters.findIndex((e) => e.id === t);
		this.mirroredZones = zt(this.spots.length, t.flatMap(([e, t]) => this.#i(r(e), r(t)))), this.mirroredCounters = zt(e.counters.length, n.map(([e, t]) => [i(e), i(t)]));
	}
	#i(e, t) {
		let n = this.spots[e]?.zone.slots ?? 1;
		return Array.from({ length: n }, (n, r) => [e + r, t + r]);
	}
	owners(e) {
		let t = this.#r.get(e);
		if (t) return t;
		let n = this.#e.mirror?.theirs ?? [], r = e.map(({ from: e }) => +!!n.includes(e));
		return this.#r.set(e, r), r;
	}
	number(e, t) {
		let n = this.#t.get(e);
		if (n !== void 0) return n;
		let r = Number(e.slice(e.indexOf(":") + 1)), i = t[r];
		return i && e === `${this.holder(i.card)}:${r}` ? this.spots.length + r : -1;
	}
	holder(e) {
		return this.#e.holds?.(e) ?? "under";
	}
	deal(e) {
		let t = this.#n.get(e);
		if (t) return t;
		let n = this.#a(e);
		return this.#n.set(e, n), n;
	}
	#a(e) {
		let t = this.spots.map(() => void 0);
		return {
			zones: t,
			zoneOf: e.map(({ from: n }, r) => {
				let i = this.number(this.#e.begins[n] ?? "", e);
				if (i < 0) throw Error(`no zone begins with ${n}`);
				return t[i] ??= [], t[i].push(r), i;
			})
		};
	}
}, Lt = /* @__PURE__ */ new WeakMap();
function Rt(e) {
	let t = Lt.get(e);
	if (t) return t;
	let n = new It(e);
	return Lt.set(e, n), n;
}
function zt(e, t) {
	let n = Array.from({ length: e }, (e, t) => t);
	for (let [e, r] of t) {
		if (e < 0 || r < 0) throw Error("a side of the table names a zone or counter that is not there");
		[n[e], n[r]] = [r, e];
	}
	return n;
}
function Bt(e) {
	let { id: t, slots: n, as: r, face: i, hides: a = !1, isAside: o = !1 } = e, s = a || o, c = {
		isPile: r === "pile",
		isPlay: r === "play",
		isUp: i === "up"
	};
	return n === void 0 ? [{
		name: t,
		zone: e,
		isSecret: s,
		...c
	}] : Array.from({ length: n }, (n, r) => ({
		name: `${t}:${r + 1}`,
		zone: e,
		isSecret: s,
		...c
	}));
}
// lib/core/table/table.ts
var Vt = 1, Ht = 2, Ut = 4, Wt = [], Gt = {
	isPile: !1,
	isPlay: !0,
	isUp: !0
}, Kt = class e {
	board;
	index;
	start;
	dice;
	turn = 0;
	played = 0;
	lastOpen = 0;
	stack;
	notes = /* @__PURE__ */ new Map();
	log;
	turnEnds;
	touched;
	answers;
	running;
	#e;
	#t;
	#n;
	#r;
	#i;
	#a;
	#o = /* @__PURE__ */ new Set();
	#s;
	#c;
	constructor(e, t, n, r) {
		this.board = e, this.#e = e.texts, this.index = n?.index ?? Rt(e), this.start = t, this.#c = this.index.owners(t.cards);
		let { zones: i, zoneOf: a } = n ? {
			zones: n.#t,
			zoneOf: n.#n
		} : this.index.deal(t.cards);
		if (this.dice = r ?? (n ? n.dice.copy() : kt.of(t.seed)), this.#t = i.map((e) => e?.slice()), this.#n = a.slice(), this.#r = n ? n.#r.slice() : a.map((e) => this.#d(e).isUp ? Vt : 0), this.#i = n ? n.#i.copy() : new Ft(t.cards.length), this.#a = n ? n.#a.slice() : e.counters.map(() => 0), this.stack = n ? n.stack.map((e) => ({ ...e })) : [{
			...it("", 0),
			begun: !0,
			leaving: !0
		}], this.running = this.top, this.log = n?.log?.slice(), this.#s = n?.side ?? 0, n) {
			this.turn = n.turn, this.played = n.played, this.lastOpen = n.lastOpen;
			for (let [e, t] of n.notes) this.notes.set(e, t);
		}
	}
	copy() {
		return new e(this.board, this.start, this);
	}
	imagined(t) {
		let n = new e(this.board, this.start, this, t);
		n.log = void 0;
		let r = [];
		for (let [e, { isPile: t, isUp: i, zone: a }] of this.index.spots.entries()) a.hides ? r.push(e) : t && !i && n.#f([e]);
		return n.#f(r), n;
	}
	get size() {
		return this.start.cards.length;
	}
	get top() {
		return this.stack[this.stack.length - 1];
	}
	isIn(e) {
		return this.top.phase === e;
	}
	get side() {
		return this.#s;
	}
	turnTo(e) {
		this.#s = e;
	}
	as(e, t) {
		if (e === this.#s) return t();
		let n = this.#s;
		this.#s = e;
		let r = t();
		return this.#s = n, r;
	}
	ownerOf(e) {
		return this.#c[e] ?? 0;
	}
	isTheirs(e) {
		return this.ownerOf(e) !== this.#s;
	}
	#l(e) {
		return this.#s === 0 ? e : this.index.mirroredZones[e] ?? e;
	}
	#u(e) {
		return this.#s === 0 ? e : this.index.mirroredCounters[e] ?? e;
	}
	card(e) {
		return this.start.cards[e].card;
	}
	label(e) {
		return this.start.cards[e]?.label ?? "";
	}
	zone(e) {
		return this.index.number(e, this.start.cards);
	}
	nameOf(e) {
		let t = e - this.index.spots.length;
		return t < 0 ? this.index.spots[e]?.name ?? "" : `${this.index.holder(this.card(t))}:${t}`;
	}
	under(e) {
		return this.index.spots.length + e;
	}
	isInPlay(e) {
		return this.#d(this.#l(e)).isPlay;
	}
	in(e) {
		return this.#t[this.#l(e)] ?? Wt;
	}
	count(e) {
		return this.#t[this.#l(e)]?.length ?? 0;
	}
	first(e) {
		return this.#t[this.#l(e)]?.[0] ?? -1;
	}
	zoneOf(e) {
		return this.#l(this.#n[e] ?? -1);
	}
	hostOf(e) {
		return Math.max(this.zoneOf(e) - this.index.spots.length, -1);
	}
	move(e, t, n = "usual") {
		jt(this.#t[this.#n[e] ?? -1], e), this.#p(e, this.#l(t), n);
	}
	draw(e, t, n) {
		let r = this.#t[this.#l(e)]?.splice(0, Math.max(Math.ceil(n), 0)) ?? Wt;
		for (let e of r) this.#p(e, this.#l(t), "usual");
		return r.length;
	}
	shuffle(e) {
		let t = this.#m(this.#l(e));
		Pt(t, this.nameOf(this.#l(e)), this);
		for (let e of t) this.#r[e] = (this.#r[e] ?? 0) & -5;
	}
	isUp(e) {
		return ((this.#r[e] ?? 0) & Vt) !== 0;
	}
	turnUp(e, t = !0) {
		t && !this.isUp(e) && this.isInPlay(this.zoneOf(e)) && this.use(e), this.#h(e, Vt, t);
	}
	isExhausted(e) {
		return ((this.#r[e] ?? 0) & Ht) !== 0;
	}
	exhaust(e, t = !0) {
		this.#h(e, Ht, t);
	}
	isSeen(e) {
		return ((this.#r[e] ?? 0) & Ut) !== 0;
	}
	isKnown(e) {
		if (this.isUp(e) || this.isSeen(e)) return !0;
		let t = this.#n[e] ?? -1;
		return this.#d(t).isPile && this.#t[t]?.[0] === e && this.sum("bare", e) > 0;
	}
	isHidden(e) {
		return this.index.spots[this.#n[e] ?? -1]?.isSecret === !0 && !this.isKnown(e);
	}
	known(e) {
		return this.isHidden(e) ? "A face-down card" : this.label(e);
	}
	see(e) {
		this.touched?.add(e), this.#s === 0 && this.#h(e, Ut, !0);
	}
	token(e, t) {
		return this.#i.get(e, t);
	}
	setToken(e, t, n) {
		this.#i.set(e, t, n);
	}
	hasHad(e) {
		return this.#i.hasHad(e);
	}
	get(e) {
		return this.#a[this.#u(e)] ?? 0;
	}
	set(e, t) {
		this.#a[this.#u(e)] = t | 0;
	}
	add(e, t) {
		this.set(e, this.get(e) + t);
	}
	get args() {
		return this.running.args;
	}
	note(e, t) {
		this.running.args = {
			...this.running.args,
			[e]: t
		};
	}
	call(e, t = rt, n = this.#s) {
		this.stack.push(it(e, n, t));
	}
	tell(e, t, n = !1) {
		this.#e?.tell(this, e, t, n);
	}
	sum(e, t) {
		return this.#e?.sum(this, e, t) ?? 0;
	}
	said(e, t) {
		return this.#e?.said(this, e, t) ?? Wt;
	}
	leave() {
		this.running.leaving = !0;
	}
	use(e) {
		this.log && this.#o.add(e);
	}
	takeUsed() {
		if (this.#o.size === 0) return Wt;
		let e = [...this.#o].filter((e) => this.isUp(e) || !this.isInPlay(this.zoneOf(e)));
		return this.#o.clear(), e;
	}
	say(e, t) {
		if (!this.log) return;
		let { played: n, turn: r, running: i } = this, a = this.#s === 1 ? `${this.board.mirror?.name}: ` : "", o = {
			at: n,
			turn: r,
			phase: i.phase,
			text: `${a}${e()}`
		};
		this.log.push(t === void 0 ? o : {
			...o,
			left: t
		});
	}
	#d(e) {
		return this.index.spots[e] ?? Gt;
	}
	#f(e) {
		let t = e.map((e) => this.#t[e] ?? []), n = (e) => this.isKnown(e);
		for (let [r, i] of Nt(t, n, this.dice)) this.#n[r] = e[i] ?? -1;
	}
	#p(e, t, n) {
		let r = this.#d(t), i = this.#m(t);
		this.touched?.add(e), this.log && r.isPlay && r.isUp && !(this.isUp(e) && this.#d(this.#n[e] ?? -1).isPlay) && this.use(e), r.isPile && n === "usual" ? Mt(i, e) : i.push(e), this.#n[e] = t, this.#r[e] = (r.isUp ? Vt : 0) | (r.isPlay ? (this.#r[e] ?? 0) & Ht : 0), r.isPlay || this.#g(e);
	}
	#m(e) {
		return this.#t[e] ??= [], this.#t[e];
	}
	#h(e, t, n) {
		let r = this.#r[e];
		r !== void 0 && (this.#r[e] = n ? r | t : r & ~t);
	}
	#g(e) {
		this.#i.clear(e), this.notes.size > 0 && this.notes.delete(e);
	}
};
ze(), Qe();
var qt = 1e4, Jt = class {
	goldfish;
	#e;
	#t = /* @__PURE__ */ new Map();
	constructor(e, t = e.autopilot) {
		this.goldfish = e;
		let { setup: n, phases: r, called: i, always: a = [], autopilot: o } = e, s = [...n, ...r];
		for (let [e, c] of [...s, ...i].entries()) {
			let { id: i, moves: l } = c;
			if (this.#t.has(i)) throw Error(`two phases are called ${i}`);
			let u = e >= n.length && e < s.length ? [...l, ...a] : l, d = (e) => e.in?.includes(i) ?? !0, f = o.filter(d), p = t === o ? f : t.filter(d);
			this.#t.set(i, {
				phase: c,
				kinds: u,
				policies: f,
				own: p,
				following: s[e + 1] ?? r[0]
			});
		}
		this.#e = s[0];
	}
	open(e, t = !0) {
		let { table: n } = this.openAgain(e, t);
		return n;
	}
	openAgain(e, t = !0, n) {
		let r = new Kt(this.goldfish, e);
		t && (r.log = []), r.answers = [[]];
		let i = this.#o(r, n);
		return i === void 0 ? { table: r } : {
			table: r,
			why: i
		};
	}
	isOver(e) {
		return this.goldfish.result(e) !== void 0;
	}
	result(e) {
		let t = this.goldfish.result(e);
		return t && {
			...t,
			by: Ot(this.goldfish.score(e))
		};
	}
	phase(e) {
		return this.#r(e.top.phase).phase;
	}
	isOpen({ stack: e }) {
		for (let t = 1; t < e.length; t++) if (this.#t.get(e[t].phase)?.phase.isOpen !== !0) return !1;
		return !0;
	}
	phases(e) {
		return {
			all: this.goldfish.phases,
			now: this.#r(e.stack[0].phase).phase
		};
	}
	moves(e) {
		if (this.isOver(e)) return [];
		let t = this.#r(e.top.phase), n = [];
		for (let r of t.kinds) et(e, r, n);
		return nt(e, t.phase) && n.push($e), n;
	}
	says(e, { do: t, to: n }) {
		let r = v(this.#r(e.top.phase), t);
		if (!r) return { what: "Pass" };
		if (n === void 0) return {
			what: r.says,
			uses: r.uses
		};
		let i = e.zone(n), a = /^#\d+$/.test(n) ? je(e, Number(n.slice(1))) : n;
		return {
			what: r.says,
			where: r.names?.(e, n) ?? (i >= 0 ? _(e, i) : a)
		};
	}
	keyed(e, t) {
		let n = this.#r(e.top.phase).kinds.find((e) => e.key === t);
		return n ? this.moves(e).find((e) => e.do === n.do) : void 0;
	}
	allows(e, t) {
		let n = this.#r(e.top.phase);
		return tt(e, n.phase, v(n, t.do), t);
	}
	isForPerson(e, t) {
		let { kinds: n } = this.#r(e.top.phase), r = n.find((e) => e.do === t.do);
		return r ? r.isForPerson === !0 : n.every((e) => e.isForPerson);
	}
	whyNot(e, t) {
		let n = this.#r(e.top.phase), { phase: r } = n;
		if (this.isOver(e)) return {
			what: "The game is over",
			lacks: [{
				id: "over",
				says: "no move is left",
				cite: r.cite
			}]
		};
		let i = v(n, t.do);
		if (!i) return this.#n(e, r, t);
		let a = We(e, r, i, t);
		return a.length === 0 ? void 0 : {
			what: i.says,
			lacks: a
		};
	}
	#n(e, t, n) {
		let { cite: r } = t;
		if (n.do === $e.do) return n.card !== void 0 || n.to !== void 0 ? {
			what: "Pass",
			lacks: [{
				id: "card",
				says: "names no card and no place",
				cite: r
			}]
		} : nt(e, t) ? void 0 : {
			what: "Pass",
			lacks: [{
				id: "choice",
				says: `first do this: ${t.asks?.(e) ?? t.says}`,
				cite: r
			}]
		};
		let i = [...this.#t.values()].filter((e) => v(e, n.do)), [a] = i, o = a && v(a, n.do);
		if (!a || !o) return {
			what: n.do,
			lacks: [{
				id: "move",
				says: "there is no such move in this game",
				cite: r
			}]
		};
		let s = {
			id: "phase",
			says: `only in ${i.map((e) => e.phase.name).join(" and ")}, and this is ${t.name}`,
			cite: a.phase.cite
		}, c = this.goldfish.called.includes(a.phase);
		return {
			what: o.says,
			lacks: [s, ...c ? [] : We(e, a.phase, o, n)]
		};
	}
	closed(e, t) {
		if (this.isOver(e)) return [];
		let { phase: n, kinds: r } = this.#r(e.top.phase), i = Ge(e, n, r, t);
		if (i.length > 0 || Zt(e, r, t)) return i;
		let [a] = this.goldfish.phases.filter(({ id: r, moves: i }) => r !== n.id && Zt(e, i, t)), [o] = a?.moves.filter((n) => n.cards?.(e).includes(t)) ?? [], s = o && this.#n(e, n, {
			do: o.do,
			card: t
		});
		return s ? [{
			...s,
			lacks: s.lacks.slice(0, 1)
		}] : [];
	}
	wastes(e, { do: t, card: n = -1, to: r = "" }) {
		return v(this.#r(e.top.phase), t)?.wastes?.(e, n, r);
	}
	isElsewhere(e, t) {
		let { kinds: n } = this.#r(e.top.phase);
		return n.some((e) => e.cards && !e.isElsewhere) && this.putsAway(e, t);
	}
	putsAway(e, t) {
		return v(this.#r(e.top.phase), t)?.isElsewhere === !0;
	}
	play(e, t, n) {
		if (this.isOver(e)) return "The game is over.";
		let r = e.turn === 0;
		if (e.takeUsed(), "free" in t) {
			let n = this.#i(e, t);
			if (n !== void 0) return n;
		} else {
			let n = this.#r(e.top.phase);
			if (!tt(e, n.phase, v(n, t.do), t)) return this.#a(e, t);
			e.played++, this.isOpen(e) && (e.lastOpen = e.played), this.#c(e, n, t);
		}
		e.answers?.push([]);
		let i = this.#o(e, n);
		return e.log && !r && !this.isOver(e) && Dt(this.goldfish, e), i;
	}
	advise(e) {
		if (this.isOver(e)) return;
		let { phase: t, own: n, policies: r } = this.#r(e.top.phase), i = e.side === 0;
		return Xt(i ? n : r, e) || (nt(e, t) ? {
			move: $e,
			says: "There is nothing better to do, so pass."
		} : i && n !== r ? Xt(r, e) : void 0);
	}
	#r(e) {
		let t = this.#t.get(e);
		if (!t) throw Error(`there is no phase ${e}`);
		return t;
	}
	#i(e, t) {
		return this.isOpen(e) ? ft(this.goldfish, e, t) : `First finish what has begun: ${this.phase(e).name}.`;
	}
	#a(e, t) {
		let n = this.whyNot(e, t);
		if (!n) throw Error(`${t.do} is refused, but lacks nothing`);
		return Ye(n);
	}
	#o(e, t) {
		for (let n = 0; n < qt; n++) {
			e.turnTo(0);
			let n = this.goldfish.result(e);
			if (n) return e.say(() => n.says), Yt(t);
			let r = e.top;
			if (e.running = r, e.turnTo(r.side), r.phase === "") this.#p(e, this.#e);
			else if (this.#l(e, r, this.#r(r.phase))) {
				if (r.side === 0) return Yt(t);
				let n = this.isOver(e) ? void 0 : this.#s(e, this.#r(r.phase), t);
				if (n === void 0) continue;
				return e.turnTo(0), n;
			}
		}
		throw Error(`the phases after ${e.top.phase} never come to a choice`);
	}
	#s(e, t, n) {
		let r = n ? n.next().value : this.advise(e)?.move;
		if (n && !r) return "The other side has to do more here now than it did.";
		if (!r) throw Error(`whoever is opposite has nothing to do in ${t.phase.id}`);
		if (n && !tt(e, t.phase, v(t, r.do), r)) return `${e.board.mirror?.name}: ${this.#a(e, r)}`;
		e.answers?.at(-1)?.push(r), this.#c(e, t, r);
	}
	#c(e, t, { do: n, card: r = -1, to: i = "" }) {
		let a = v(t, n);
		a ? a.play(e, r, i) : t.phase.pass ? t.phase.pass(e) : e.leave();
	}
	#l(e, t, n) {
		let { phase: r } = n;
		return t.begun ? t.leaving || r.moves.length === 0 ? (this.#u(e, t, n), !1) : (r.run?.(e), t.leaving || e.top !== t ? !1 : (this.goldfish.enforce?.(e), e.top === t)) : (t.begun = !0, r.begin?.(e, t.args), !1);
	}
	#u(e, { args: t, side: n, isSecond: r }, { phase: i, following: a }) {
		if (e.stack.length > 1) {
			e.stack.pop();
			let n = i.next?.(e);
			i.end?.(e, t), n !== void 0 && e.call(n, t);
			return;
		}
		if (i.end?.(e, t), i.isForBoth && !r && this.#f(e)) {
			e.stack[0] = {
				...it(i.id, +(n === 0)),
				isSecond: !0
			};
			return;
		}
		this.goldfish.alternates || e.turnTo(0);
		let o = i.next?.(e);
		e.turnTo(0);
		let s = o === void 0 ? a : this.#r(o).phase;
		this.goldfish.alternates && e.turn > 0 ? this.#d(e, s, {
			side: n,
			isSecond: r === !0
		}) : this.#p(e, s);
	}
	#d(e, t, { side: n, isSecond: r }) {
		t === this.goldfish.phases[0] ? r || !this.#f(e) ? this.#p(e, t) : e.stack[0] = {
			...it(t.id, +(n === 0)),
			isSecond: !0
		} : e.stack[0] = {
			...it(t.id, n),
			isSecond: r
		};
	}
	#f(e) {
		return this.goldfish.mirror !== void 0 && (this.goldfish.opposed?.(e) ?? !0);
	}
	#p(e, t) {
		t === this.goldfish.phases[0] && (e.turn > 0 && e.turnEnds?.(this.goldfish.score(e)), e.turn++);
		let n = (t.isForBoth || this.goldfish.alternates && e.turn > 0) && this.#f(e) ? this.goldfish.first?.(e) ?? 0 : 0;
		e.stack[0] = it(t.id, n);
	}
};
function Yt(e) {
	return e && !e.next().done ? "The other side did more here than it may do now." : void 0;
}
function Xt(e, t) {
	for (let n of e) {
		let e = n.choose(t);
		if (e) return {
			move: e,
			says: n.says
		};
	}
}
function Zt(e, t, n) {
	return t.some((t) => t.cards?.(e).includes(n));
}
// lib/core/table/move-words.ts
function Qt(e, t, n) {
	let { what: r, where: i } = e.says(t, n);
	return [r, [...n.card === void 0 ? [] : [t.known(n.card)], ...i ? [i] : []].join(" → ")].filter(Boolean).join(": ");
}
// lib/core/table/state.ts
function $t(e, t) {
	let n = t.under(t.size), r = [];
	for (let e = 0; e < n; e++) for (let n of t.in(e)) r.push(en(t, n, e));
	let i = (n) => tn(e.counters, n, (e) => t.get(e), !0);
	return {
		turn: t.turn,
		phase: t.top.phase,
		over: e.result(t) !== void 0,
		cards: r,
		counters: i(!1),
		memory: i(!0),
		stack: t.stack.map(({ phase: e, args: t, side: n }) => ({
			phase: e,
			args: t,
			...n === 1 ? { theirs: !0 } : {}
		})),
		played: t.played,
		dice: t.dice.state
	};
}
function en(e, t, n) {
	let r = (n) => tn(e.board.tokens, n, (n) => e.token(t, n), !1), i = r(!0), a = e.notes.get(t);
	return {
		id: t,
		name: e.known(t),
		zone: e.nameOf(n),
		faceUp: e.isUp(t),
		exhausted: e.isExhausted(t),
		counters: r(!1),
		...Object.keys(i).length > 0 ? { memory: i } : {},
		...a === void 0 ? {} : { note: a },
		...e.isSeen(t) && !e.isUp(t) ? { seen: !0 } : {}
	};
}
function tn(e, t, n, r) {
	let i = {};
	for (let [a, o] of e.entries()) {
		if (o.hidden === !0 !== t) continue;
		let e = n(a);
		(e !== 0 || r) && (i[o.id] = e);
	}
	return i;
}
// lib/core/table/replay.ts
function nn(e) {
	let t = 2166136261;
	for (let n = 0; n < e.length; n++) t = Math.imul(t ^ e.charCodeAt(n), 16777619);
	return (t >>> 0).toString(16).padStart(8, "0");
}
function rn({ texts: e }, { format: t, options: n, house: r, cards: i }) {
	let a = i.map(({ card: t, label: n, from: r }) => [
		n,
		r,
		...an(t),
		e ? t.text : void 0
	]);
	return nn(JSON.stringify({
		format: t,
		options: n,
		house: r,
		cards: a
	}));
}
function an({ sources: e, text: t, number: n, image: r, ...i }) {
	return [Object.entries(i).sort(([e], [t]) => e < t ? -1 : 1)];
}
function on(e, t) {
	let { cards: n, counters: r, memory: i, turn: a, phase: o, over: s, stack: c, played: l, dice: u } = $t(e, t), d = /* @__PURE__ */ new Map(), f = n.map(({ id: e, zone: t, faceUp: n, exhausted: r, ...i }) => {
		let a = d.get(t) ?? 0;
		return d.set(t, a + 1), {
			id: e,
			lies: [
				e,
				t,
				a,
				n,
				r,
				...sn(i.counters),
				...sn(i.memory ?? {})
			]
		};
	}).sort((e, t) => e.id - t.id).map(({ lies: e }) => e), p = [...sn(r), ...sn(i)];
	return nn(JSON.stringify([
		a,
		o,
		s,
		l,
		u,
		c,
		p,
		f
	]));
}
function sn(e) {
	return Object.entries(e).filter(([, e]) => e !== 0).sort(([e], [t]) => e < t ? -1 : 1);
}
// lib/core/table/film.ts
function cn(e, t, n) {
	let { moves: r, at: i, answers: a = [] } = n, o = [], s = 0, c, l = {
		by: "nobody",
		says: ""
	}, u = (t) => {
		let n = c;
		if (!n) return;
		let r = n.log?.slice(s) ?? [];
		s += r.length;
		let { name: i } = e.phase(n);
		o.push({
			...l,
			at: t,
			phase: i,
			state: n.as(0, () => $t(e.goldfish, n)),
			log: r
		});
	};
	function* d(t) {
		for (let n of a[t] ?? []) u(t), l = {
			by: "other",
			says: c ? Qt(e, c, n) : ""
		}, yield n;
	}
	let f = e.openAgain(t, !0, d(0));
	c = f.table, u(0);
	let [p, ee] = [i === 0 ? on(e.goldfish, c) : void 0, f.why];
	for (let [t, n] of r.entries()) {
		if (ee !== void 0) break;
		l = {
			by: "player",
			says: ln(e, c, n)
		}, ee = e.play(c, n, d(t + 1)), ee === void 0 && u(t + 1), t + 1 === i && (p = on(e.goldfish, c));
	}
	let te = {
		...p !== void 0 && { check: p },
		...ee !== void 0 && { stopped: ee }
	};
	return {
		board: un(e, c),
		frames: o,
		...te
	};
}
function ln(e, t, n) {
	return "do" in n ? Qt(e, t, n) : "By hand";
}
function un({ goldfish: e }, { index: t }) {
	let n = e.areas.flatMap((e) => t.spots.filter(({ zone: t }) => t.id === e.zone).map(({ name: t, zone: n }, r) => {
		let [, i] = t.split(":"), a = i === void 0 ? n.name : `${n.name} ${i}`, { side: o, as: s } = e;
		if (e.as !== "row") return {
			id: t,
			name: a,
			side: o,
			as: s
		};
		let { row: c, rows: l = 1, span: u } = e;
		return {
			id: t,
			name: a,
			side: o,
			as: s,
			row: c,
			rows: l,
			column: e.column + r * (e.step ?? 0),
			span: u
		};
	})), r = (e) => e.flatMap(({ id: e, name: t, hidden: n }) => n ? [] : {
		id: e,
		name: t
	});
	return {
		places: n,
		counters: r(e.counters),
		tokens: r(e.tokens),
		spent: e.spent?.is ?? "exhausted",
		other: e.mirror?.name ?? "The opponent"
	};
}
// lib/deck/code/code-in-text.ts
var dn = 20, fn = /\/d\/([\w-]{5,})(?:[/?#]|$)/, pn = /[?&]code=([\w-]{5,})(?:[&#]|$)/;
function mn(e) {
	let t = e.trim();
	if (/\s/.test(t)) return;
	let n = fn.exec(t) ?? (t.includes("/build?") ? pn.exec(t) : null);
	return n?.[1] === void 0 ? /^[\w-]{5,}$/.test(t) ? {
		letters: t,
		certain: t.length > dn
	} : void 0 : {
		letters: n[1],
		certain: !0
	};
}
// lib/cards/near.ts
m();
function hn(e, t, n) {
	return re(o(t.slice(0, gn)), e.cards, ({ names: e }) => e, n);
}
var gn = 100;
// lib/core/judge/deck.ts
function _n(e) {
	let t = [], n = [];
	for (let r of e) {
		let { section: e, card: i, count: a } = r, o = n.includes(i) && t.find((t) => t.card === i && t.section === e);
		o ? t[t.indexOf(o)] = {
			section: e,
			card: i,
			count: o.count + a
		} : (n.push(i), t.push(r));
	}
	return t;
}
// lib/core/memo.ts
function y(e) {
	let t = /* @__PURE__ */ new WeakMap(), n, r;
	return (i) => {
		if (i === n && r !== void 0) return r;
		let a = t.get(i);
		return a === void 0 && (a = e(i), t.set(i, a)), n = i, r = a, a;
	};
}
var vn = t((() => {}));
// lib/deck/list/seen.ts
vn();
function yn(e) {
	return e.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, "").replace(/\s+/g, " ").trim().slice(0, bn);
}
var bn = 400;
i(), be(), m();
var xn = 1e3, Sn = 200, Cn = 15e4, wn = y((e) => {
	let t = new Map(e.arrangement?.words.map((e) => [o(e), "arranged"]));
	for (let n of e.sections.toReversed()) for (let e of [
		n.id,
		n.name,
		...n.also ?? []
	]) t.set(o(e), n);
	return t;
});
[
	"main",
	"main deck",
	"mainboard",
	"deck",
	"side",
	"sideboard",
	"maybeboard",
	"reserve"
].map(o);
function Tn(e, t) {
	let n = wn(e);
	return n.get(t) ?? n.get(o(t));
}
function En(e, t) {
	let n = e.sections.find((n) => n.kinds?.includes(pe(t, e.kind)));
	return n ? n.id : e.arrangement ? void 0 : Dn(e).id;
}
function Dn(e) {
	return e.sections.find((e) => !e.kinds && !e.optional) ?? e.sections[0];
}
function On(e, t, n, i = new r(Cn)) {
	let a = [], o = [], s = [], c = (t) => o.length < 50 ? hn(e, t, i) : [], l = kn(e.game);
	for (let t of n) {
		let n = l(t), r = e.find(t.name);
		if (An(t, n) && r !== void 0 && "card" in r) {
			let i = n === void 0 ? En(e.game, r.card) : n === "arranged" ? void 0 : n.id;
			i === void 0 ? s.push({
				entry: r,
				count: t.count
			}) : a.push({
				section: i,
				card: r.known,
				count: t.count
			});
		} else o.push(Mn(e, t, {
			section: n,
			found: r
		}, c));
	}
	return a.push(...Nn(e, s)), {
		deck: {
			...t,
			entries: _n(a),
			misread: Pn(o)
		},
		arranged: s.length > 0
	};
}
function kn(e) {
	let [t, n] = [void 0, void 0];
	return (r) => (r.section !== t && (t = r.section, n = t === void 0 ? void 0 : Tn(e, t)), n);
}
function An(e, t) {
	return (e.section === void 0 || t !== void 0) && jn(e.count);
}
function jn(e) {
	return Number.isInteger(e) && e >= 1 && e <= 99;
}
function Mn(e, { section: t, name: n, count: r, line: i }, { section: a, found: o }, s) {
	let c = yn(n).slice(0, Sn), l = i === void 0 ? {} : { line: i };
	if (t !== void 0 && a === void 0) return {
		why: "wrong-section",
		section: t,
		text: c,
		count: r,
		near: [],
		...l
	};
	let u = typeof a == "object" ? a.id : Dn(e.game).id;
	if (!jn(r)) return {
		why: "bad-count",
		section: u,
		text: c,
		count: r,
		near: [],
		...l
	};
	let d = o !== void 0 && !("card" in o) ? o : s(c);
	return {
		why: o === void 0 ? "unknown-card" : "ambiguous-card",
		section: u,
		text: c,
		count: r,
		near: d.slice(0, 8).map((e) => e.label),
		...l
	};
}
function Nn(e, t) {
	let n = t.map(({ entry: e, count: t }) => ({
		card: e.card,
		count: t
	}));
	return (e.game.arrangement?.arrange(n) ?? []).flatMap(({ section: e, index: n, count: r }) => {
		let i = t[n]?.entry.known;
		return i ? [{
			section: e,
			card: i,
			count: r
		}] : [];
	});
}
function Pn(e) {
	if (e.length < 2) return e;
	let t = /* @__PURE__ */ new Map();
	for (let n of e) {
		let e = [
			n.why,
			n.section,
			n.text,
			n.why === "bad-count" ? n.count : ""
		].join("\n"), r = t.get(e);
		t.set(e, r && n.why !== "bad-count" ? {
			...r,
			count: r.count + n.count
		} : n);
	}
	return [...t.values()];
}
// lib/deck/settings.ts
m();
function Fn(e) {
	return e.map(({ line: e, message: t }) => `${e === void 0 ? "" : `Line ${e}: `}${t}`).join(" ");
}
function In(e, t) {
	let n = [], r = zn(e, t.format, n), i = Vn(e, r, t.options ?? {}, n), a = Hn(e, t.house ?? {}, n);
	if (n.length > 0) return {
		ok: !1,
		faults: n
	};
	let o = t.name === void 0 ? "" : Rn(t.name);
	return {
		ok: !0,
		settings: {
			format: r,
			options: i,
			house: a,
			...o === "" ? {} : { name: o }
		}
	};
}
var Ln = /^(?=.{1,80}$)[!-~]+(?: [!-~]+)*$/;
function Rn(e) {
	return Ln.test(e) ? e : [...e.normalize("NFC").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").replace(/\s+/g, " ").trim()].slice(0, 80).join("").trim();
}
function zn(e, t, n) {
	if (t === void 0) return e.formats[0].id;
	let r = e.formats.find(({ id: e }) => e === t) ?? Bn(e, t);
	return r || n.push({
		about: "format",
		message: `${e.name} has no format “${t}”. It has ${a(e.formats.map((e) => e.id))}.`
	}), r?.id ?? e.formats[0].id;
}
function Bn(e, t) {
	let n = o(t);
	return e.formats.find((e) => o(e.id) === n || o(e.name) === n);
}
function Vn(e, t, n, r) {
	let i = e.options.filter((e) => !e.formats || e.formats.includes(t));
	for (let [o, s] of Object.entries(n)) {
		let n = i.find((e) => e.id === o);
		if (n) (!Number.isInteger(s) || s < n.min || s > n.max) && r.push({
			about: `options.${o}`,
			message: `${n.name} is a whole number from ${n.min} to ${n.max}${Number.isNaN(s) ? "" : `, not ${s}`}.`
		});
		else {
			let n = e.options.find((e) => e.id === o)?.formats, s = n ? `That is for the format ${a(n, "or")}` : i.length > 0 ? `It has ${a(i.map((e) => e.id))}` : "It has none";
			r.push({
				about: `options.${o}`,
				message: `${e.name} ${t} has no option “${o}”. ${s}.`
			});
		}
	}
	return Object.fromEntries(i.map((e) => [e.id, Object.hasOwn(n, e.id) ? n[e.id] ?? e.default : e.default]));
}
function Hn(e, t, n) {
	let r = {};
	for (let [i, o] of Object.entries(t)) {
		let t = e.house.find((e) => e.id === i);
		if (t) t.upTo === void 0 && typeof o != "boolean" ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} is either on or off, not ${o}.`
		}) : o === !1 || (t.upTo !== void 0 && (typeof o != "number" || !Number.isInteger(o) || o < 1 || o > t.upTo) ? n.push({
			about: `house.${i}`,
			message: `House rule ${i} takes a whole number from 1 to ${t.upTo}, as in ${i}=3.`
		}) : r[i] = o);
		else {
			let t = e.house.length > 0 ? `It has ${a(e.house.map((e) => e.id))}` : "It has none";
			n.push({
				about: `house.${i}`,
				message: `${e.name} has no house rule “${i}”. ${t}.`
			});
		}
	}
	return r;
}
// lib/deck/code/bit-writer.ts
var Un = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_", Wn = Array.from({ length: 64 }, (e, t) => {
	let n = t << 18;
	for (let e = 0; e < 6; e++) n = n & 8388608 ? n << 1 ^ 25578747 : n << 1;
	return n & 16777215;
});
function Gn(e) {
	let t = 11994318;
	for (let n of e) t = (t << 6 ^ (Wn[(t >> 18 ^ n) & 63] ?? 0)) & 16777215;
	return t;
}
// lib/deck/code/bit-reader.ts
var Kn = new Map([...Un].map((e, t) => [e, t])), b = class extends Error {}, qn = class e {
	#e;
	#t = 0;
	constructor(e) {
		this.#e = e;
	}
	static of(t) {
		let n = [];
		for (let e of t) {
			let t = Kn.get(e);
			if (t === void 0) return;
			n.push(t);
		}
		let r = n.slice(0, -4), [i = 0, a = 0, o = 0, s = 0] = n.slice(-4);
		if (!(n.length < 5 || Gn(r) !== (i << 18 | a << 12 | o << 6 | s))) return new e(r);
	}
	bits(e) {
		let t = 0;
		for (let n = 0; n < e; n++) {
			let e = this.#e[Math.floor(this.#t / 6)];
			if (e === void 0) throw new b();
			t = t * 2 + (e >> 5 - this.#t % 6 & 1), this.#t++;
		}
		return t;
	}
	small() {
		let e = 0;
		for (; this.bits(1) === 0;) if (++e > 20) throw new b();
		return 2 ** e + this.bits(e) - 1;
	}
	rice(e) {
		let t = 0;
		for (; this.bits(1) === 1;) if (++t > 65535) throw new b();
		return (t << e) + this.bits(e);
	}
	text(e) {
		let t = this.bits(1) === 1, n = this.small();
		if (n > e) throw new b();
		let r = Uint8Array.from({ length: n }, () => this.bits(t ? 8 : 7));
		return new TextDecoder().decode(r);
	}
	atEnd() {
		let e = this.#e.length * 6 - this.#t;
		return e < 6 && this.bits(e) === 0;
	}
}, Jn = 400;
function Yn(e, t) {
	if (t.length > 8e3) return {
		ok: !1,
		why: "This code is too long for a deck."
	};
	let n = qn.of(t);
	if (!n) return {
		ok: !1,
		why: "This code has a missing, extra or wrong letter. Copy the whole code again."
	};
	try {
		if (n.bits(4) !== 1) return {
			ok: !1,
			why: "This code was made by a newer version of Drydock."
		};
		let t = e[n.bits(4)];
		if (!t) return {
			ok: !1,
			why: "This code is for a game that this version of Drydock does not know."
		};
		let r = Zn(n, t), i = [];
		for (let { id: e } of t.sections) for (let t of [Qn, $n]) for (let r of t(n, xn - i.length)) i.push({
			section: e,
			...r
		});
		if (!n.atEnd()) throw new b();
		let a = In(t, r);
		return a.ok ? {
			ok: !0,
			carried: {
				game: t,
				settings: a.settings,
				lines: i
			}
		} : {
			ok: !1,
			why: `This code asks for settings that do not exist. ${Fn(a.faults)}`
		};
	} catch (e) {
		if (e instanceof b) return {
			ok: !1,
			why: "This code does not hold a whole deck. Copy the whole code again."
		};
		throw e;
	}
}
function Xn(e, t) {
	let n = [];
	for (let { section: r, card: i, count: a } of t.lines) {
		let t = typeof i == "number" ? e.byCode(i)?.label : i;
		if (t === void 0) return {
			ok: !1,
			why: "This code has cards that this version of Drydock does not know yet."
		};
		n.push({
			section: r,
			name: t,
			count: a
		});
	}
	return {
		ok: !0,
		deck: On(e, t.settings, n).deck
	};
}
function Zn(e, t) {
	let n = t.formats[e.small()];
	if (!n) throw new b();
	let r = t.options.filter((e) => !e.formats || e.formats.includes(n.id)), i = Object.fromEntries(r.map((e) => [e.id, e.default]));
	for (let n = e.small(); n > 0; n--) {
		let n = t.options[e.small()];
		if (!n) throw new b();
		i[n.id] = e.small();
	}
	let a = {};
	for (let n = e.small(); n > 0; n--) {
		let n = t.house[e.small()];
		if (!n) throw new b();
		let r = e.small();
		a[n.id] = r === 0 || r;
	}
	let o = e.bits(1) === 1 ? e.text(Jn) : void 0;
	return {
		format: n.id,
		options: i,
		house: a,
		name: o
	};
}
function Qn(e, t) {
	let n = e.small();
	if (n > t) throw new b();
	if (n === 0) return [];
	let [r, i] = [0, 1].map(() => {
		let t = e.bits(3);
		return Array.from({ length: n }, () => e.rice(t));
	}), a = -1;
	return (r ?? []).map((e, t) => (a += e + 1, {
		card: a,
		count: er((i?.[t] ?? 0) + 1)
	}));
}
function $n(e, t) {
	let n = e.small();
	if (n > t) throw new b();
	return Array.from({ length: n }, () => ({
		card: e.text(Jn * 2),
		count: er(e.small() + 1)
	}));
}
function er(e) {
	if (e > 99) throw new b();
	return e;
}
// lib/deck/code/given-deck.ts
function tr(e, t, n) {
	let r = mn(n), i = r && Yn(e, r.letters);
	if (!i) return;
	if (!i.ok) return r.certain ? { why: i.why } : void 0;
	let { game: a } = i.carried;
	if (a.id !== t.game.id) return { why: `This code is for a deck of ${a.name}.` };
	let o = Xn(t, i.carried);
	return o.ok ? { deck: o.deck } : { why: o.why };
}
vn(), m();
function nr({ id: e, name: t, version: n }) {
	return n === void 0 ? void 0 : {
		id: e,
		name: t,
		version: n
	};
}
var rr = y((e) => {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.sets) {
		let r = nr(n);
		if (r) for (let i of n.cards) ir(t, Ee(e.game, i), r);
	}
	return t;
});
function ir(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
function ar(e, t, n) {
	let r = n.filter(({ id: t }) => !e.sets.some((e) => e.id === t)), i = rr(e), a = i.size === 0 ? [] : t.flatMap((e) => i.get(o(e)) ?? []);
	return [...r, ...new Set(a)];
}
function or(e, t, { pool: n, builtIn: r, piles: i }, a) {
	let { format: o, options: s, house: c, entries: l } = t, u = l.reduce((e, { count: t }) => e + t, 0);
	if (u > 500) return `This deck has ${u} cards, but a table only has room for 500.`;
	let d = sr(t, n).filter(({ from: t }) => e.begins[t] !== void 0);
	if (d.length === 0) return "There is no card to play with.";
	let f = (e.supplies?.(d, i, {
		format: o,
		options: s
	}) ?? []).flatMap(({ label: e, count: t, from: n }) => {
		let i = d.find((t) => t.label === e) ?? r.find(e);
		if (i === void 0 || !("card" in i)) throw Error(`the pile ${n} names no card: ${e}`);
		return lr({
			card: i.card,
			label: i.label,
			from: n
		}, t);
	}), p = ar(n, d.map(({ label: e }) => e), []).map(({ id: e, version: t }) => ({
		id: e,
		version: t
	}));
	return {
		seed: a,
		format: o,
		options: s,
		house: c,
		cards: [...d, ...f],
		...p.length > 0 && { sets: p }
	};
}
function sr({ entries: e }, t) {
	return [...e].sort(cr(t.game.sections.map(({ id: e }) => e))).flatMap(({ section: e, card: n, count: r }) => lr({
		card: t.of(n).card,
		label: n.label,
		from: e
	}, r));
}
function cr(e) {
	return (t, n) => {
		let r = e.indexOf(t.section) - e.indexOf(n.section);
		return r === 0 ? t.card.label < n.card.label ? -1 : 1 : r;
	};
}
function lr(e, t) {
	return Array.from({ length: t }, () => e);
}
// lib/deck/film-maker.ts
m();
function ur(e, t, { sets: n, numbers: r, piles: i }) {
	let a = new Map(r.map((e, t) => [o(e), t])), s = new Oe(t, n, a);
	return async ({ code: r, sets: o, seed: c, ...l }) => {
		let u = await t.goldfish(), d = o.length === 0 ? s : new Oe(t, [...n, ...o], a), f = tr(e, d, r);
		if (!f || "why" in f) return { why: f?.why ?? "This link holds no deck." };
		let p = or(u, f.deck, {
			pool: d,
			builtIn: s,
			piles: i
		}, c);
		if (typeof p == "string") return { why: p };
		let ee = cn(new Jt(u), p, l), te = [...new Map(p.cards.map(({ label: e, card: t }) => [e, t]))].map(([e, n]) => dr(t, e, n)), ne = f.deck.misread.map(({ text: e }) => e);
		return {
			...ee,
			cards: te,
			fingerprint: rn(u, p),
			left: ne
		};
	};
}
function dr(e, t, n) {
	let r = { ...n };
	return {
		name: t,
		facts: e.attributes.flatMap(({ name: e, label: t }) => {
			let n = r[e];
			return n == null ? [] : [[t, fr(n)]];
		}),
		text: n.text ?? ""
	};
}
function fr(e) {
	return Array.isArray(e) ? e.map(fr).join(", ") : typeof e != "object" || !e ? e === !0 ? "yes" : e === !1 ? "no" : String(e) : Object.entries(e).map(([e, t]) => `${e} ${fr(t)}`).join(", ");
}
// lib/core/judge/rule.ts
function pr() {
	return (e, t) => ({
		...Object.fromEntries(t.map((e) => [e.id, e])),
		rule: (t, n, r, i, a = {}) => ({
			...i,
			id: `${e}/${t}`,
			cite: n,
			says: r,
			...a
		})
	});
}
var mr = t((() => {})), hr, gr, _r, vr, yr, br, xr = t((() => {
	mr(), hr = [
		{
			id: "front",
			name: "Front",
			also: ["front row"]
		},
		{
			id: "middle",
			name: "Middle",
			also: ["middle row"]
		},
		{
			id: "flagship",
			name: "Flagship"
		},
		{
			id: "tactics",
			name: "Tactics",
			also: ["tactics deck", "tactics cards"],
			kinds: ["tactic"],
			optional: !0
		}
	], {rule: gr, front: _r, middle: vr, flagship: yr, tactics: br} = pr()("orions-spur", hr);
})), Sr, Cr = t((() => {
	be(), vn(), xr(), Sr = [
		{
			shipClass: "frigate",
			one: "frigate",
			ships: 2
		},
		{
			shipClass: "destroyer",
			one: "destroyer",
			ships: 1
		},
		{
			shipClass: "light-cruiser",
			one: "light cruiser",
			ships: 1
		}
	];
}));
// lib/games/orions-spur/book/arrangement.ts
Cr();
var wr = {
	words: ["fleet", "ships"],
	says: "The list names no rows, so a ship of the highest VP is put behind as the flagship and the others in front, up to 5, then in the middle. Where VP are not published, the light cruiser leads a standard fleet.",
	arrange: (e) => {
		let t = [], n = Tr(e), r = 0;
		for (let [i, { card: a, count: o }] of e.entries()) {
			if (a.kind === "tactic") {
				t.push({
					section: "tactics",
					index: i,
					count: o
				});
				continue;
			}
			i === n && t.push({
				section: "flagship",
				index: i,
				count: 1
			});
			let e = i === n ? o - 1 : o, s = Math.min(e, 5 - r);
			r += s, s > 0 && t.push({
				section: "front",
				index: i,
				count: s
			}), e > s && t.push({
				section: "middle",
				index: i,
				count: e - s
			});
		}
		return t;
	}
};
function Tr(e) {
	let t = e.filter(({ card: e }) => e.kind === "ship");
	return t.some(({ card: e }) => e.vp === void 0) && Er(t) ? e.findIndex(({ card: e }) => e.shipClass === "light-cruiser") : Dr(e.map(({ card: e }) => e));
}
function Er(e) {
	let t = (e) => e.reduce((e, t) => e + t.count, 0), n = (n) => t(e.filter(({ card: e }) => e.shipClass === n)), r = Sr.reduce((e, t) => e + t.ships, 0);
	return t(e) === r && Sr.every((e) => n(e.shipClass) === e.ships);
}
function Dr(e) {
	let t = -1;
	for (let [n, r] of e.entries()) r.kind === "ship" && (t < 0 || Or(r) > Or(e[t])) && (t = n);
	return t;
}
function Or(e) {
	return e?.vp ?? -1;
}
// lib/games/orions-spur/book/interpretations.ts
var kr = [
	{
		id: "equal-vp",
		text: "Of several ships with the highest VP any one may be the flagship."
	},
	{
		id: "largest-fleet",
		text: "Two rows of 5 ships and a flagship are 11 ships: a larger fleet has no place for the twelfth."
	},
	{
		id: "whole-tactics-deck",
		text: "The tactics deck is the species' 45 cards, so a list may leave it out. Without tactics cards, a list means all 45."
	},
	{
		id: "one-box",
		text: "A species' tactics deck is that of one box: its cards are those of the card sets that the listed tactics cards come from."
	},
	{
		id: "custom-tactics",
		text: "Tactics decks are fixed. A house rule allows any 45 tactics cards, each at most as often as its species' deck holds it.",
		house: "custom-tactics"
	},
	{
		id: "fleet-by-place",
		text: "The fleet is what is in the two rows and behind them. A tactics card there has no ship class and costs nothing."
	},
	{
		id: "team-play",
		text: "In team play, the two decks of a team are checked one by one. The team shares its VP target."
	}
], x, Ar, jr, Mr, S, Nr, Pr, C, w, Fr, T = t((() => {
	x = "Orion's Spur rulebook", Ar = {
		rulebook: x,
		part: "Building the Decks",
		page: 5
	}, jr = {
		rulebook: x,
		part: "Arranging Your Fleet",
		page: 5
	}, Mr = {
		rulebook: x,
		part: "Primary Actions",
		page: 6
	}, S = {
		rulebook: x,
		part: "Main Attack Action",
		page: 6
	}, Nr = {
		rulebook: x,
		part: "Regroup Action",
		page: 8
	}, Pr = {
		rulebook: x,
		part: "Generating Recruitment Points",
		page: 9
	}, C = {
		rulebook: x,
		part: "Secondary Actions",
		page: 9
	}, w = {
		rulebook: x,
		part: "Species Special Abilities",
		page: 10
	}, Fr = {
		rulebook: x,
		part: "Game Play",
		page: 6
	};
}));
// lib/games/orions-spur/book/rules.ts
T();
var Ir = [], E = {
	is: "number",
	min: 0,
	max: 99
}, Lr = [
	{
		name: "kind",
		label: "kind",
		shapes: [{
			is: "word",
			of: ["ship", "tactic"]
		}],
		search: "k"
	},
	{
		name: "species",
		label: "species",
		shapes: [{ is: "word" }],
		search: "f"
	},
	{
		name: "supply",
		label: "supply",
		shapes: [{
			is: "number",
			min: 1,
			max: 99
		}]
	},
	{
		name: "shipClass",
		label: "ship class",
		shapes: [{ is: "word" }],
		kinds: ["ship"]
	},
	{
		name: "shield",
		label: "shield",
		shapes: [E],
		kinds: ["ship"]
	},
	{
		name: "hull",
		label: "hull",
		shapes: [E],
		kinds: ["ship"]
	},
	{
		name: "vp",
		label: "VP",
		shapes: [E],
		kinds: ["ship"]
	},
	{
		name: "recruitment",
		label: "recruitment cost",
		shapes: [E],
		kinds: ["ship"],
		search: "c"
	},
	{
		name: "weapon",
		label: "weapon",
		shapes: [{
			is: "record",
			fields: {
				energy: E,
				damage: E
			}
		}],
		kinds: ["ship"],
		mayLack: !0
	},
	{
		name: "abilities",
		label: "abilities",
		shapes: [{ is: "words" }],
		kinds: ["ship"]
	},
	{
		name: "type",
		label: "type",
		shapes: [{
			is: "word",
			of: [
				"attack",
				"reaction",
				"attack-reaction",
				"draw",
				"repair",
				"special"
			]
		}],
		kinds: ["tactic"],
		search: "t"
	},
	{
		name: "energy",
		label: "energy",
		shapes: [E]
	},
	{
		name: "damage",
		label: "damage",
		shapes: [E, {
			is: "record",
			fields: {
				shield: E,
				hull: E
			}
		}],
		kinds: ["tactic"],
		mayLack: !0
	}
], Rr = [], zr = [], Br = /* @__PURE__ */ n({ drawings: () => Vr }), Vr, Hr = t((() => {
	Vr = [];
})), Ur = /* @__PURE__ */ n({ intro: () => Wr }), Wr, Gr = t((() => {
	Wr = [];
})), Kr = /* @__PURE__ */ n({ terms: () => qr }), qr, Jr = t((() => {
	qr = [];
}));
// lib/core/table/sides.ts
function Yr({ player: e, between: t, theirs: n }) {
	let r = ({ theirs: e, ...t }) => ({
		...t,
		id: `enemy-${t.id}`,
		name: n(t.name),
		...e
	}), i = ({ theirs: e, ...t }) => t, a = (e, t) => [
		...e.map(i),
		...e.map(r),
		...t
	], o = (e) => e.map((e) => [e.id, r(e).id]);
	return {
		zones: a(e.zones, t.zones),
		counters: a(e.counters, t.counters),
		pairs: {
			zones: o(e.zones),
			counters: o(e.counters)
		}
	};
}
var Xr = t((() => {}));
// lib/games/orions-spur/table/table.ts
function Zr(e, t) {
	let n = [];
	for (let r of t) for (let t of e.in(r)) e.card(t).kind === "ship" && n.push(t);
	return n;
}
function D(e) {
	return Zr(e, M);
}
function Qr(e) {
	return Zr(e, N);
}
function $r(e, t) {
	return M.includes(e.zoneOf(t));
}
function ei(e) {
	return e.get(k.answers) > 0;
}
function ti(e, t) {
	return (e.side === 0 ? N : M).includes(e.zoneOf(t));
}
function ni(e, t) {
	return ti(e, t) ? "the enemy's " : "";
}
function ri(e, t) {
	return ti(e, t) ? e.token(t, A.column) : e.in(e.zoneOf(t)).indexOf(t);
}
function ii(e, t, n) {
	let r = e.in(n).filter((e) => e !== t);
	return [e.token(t, A.column), ...Array.from({ length: 5 }, (e, t) => t)].find((t) => r.every((n) => e.token(n, A.column) !== t)) ?? 0;
}
function ai(e, t, n) {
	e.move(t, n), ti(e, t) && e.setToken(t, A.column, ii(e, t, n));
}
function oi(e, t, n) {
	return e.card(t).abilities?.includes(n) === !0;
}
function si(e, t) {
	let { shield: n, hull: r, energy: i } = e.card(t);
	e.setToken(t, A.shield, n ?? 0), e.setToken(t, A.hull, r ?? 0), e.setToken(t, A.energy, i ?? 0);
}
var ci, li, ui, di, fi, pi, O, k, A, j, mi, M, N, P = t((() => {
	ct(), Xr(), ci = [
		"draw",
		"repair",
		"special"
	], li = {
		face: "down",
		hides: !0
	}, {zones: ui, counters: di, pairs: fi} = Yr({
		player: {
			zones: [
				{
					id: "draw",
					name: "Tactics deck",
					face: "down",
					as: "pile",
					theirs: li
				},
				{
					id: "hand",
					name: "Hand",
					face: "up",
					as: "hand",
					theirs: li
				},
				{
					id: "front",
					name: "Front row",
					face: "up",
					as: "play"
				},
				{
					id: "middle",
					name: "Middle row",
					face: "up",
					as: "play"
				},
				{
					id: "flagship",
					name: "Flagship",
					face: "up",
					as: "play"
				},
				{
					id: "reserve",
					name: "Reserve",
					face: "up",
					as: "hand"
				},
				{
					id: "discard",
					name: "Discard",
					face: "up",
					as: "pile"
				},
				{
					id: "trophies",
					name: "Ships destroyed",
					face: "up",
					as: "pile",
					theirs: { name: "Ships the enemy has destroyed" }
				}
			],
			counters: [
				{
					id: "recruitment",
					name: "Recruitment points"
				},
				{
					id: "vp",
					name: "VP",
					theirs: {
						id: "taken",
						name: "Enemy VP"
					}
				},
				{
					id: "kills",
					name: "Enemy ships destroyed this turn",
					hidden: !0
				},
				{
					id: "losses",
					name: "Ships lost since the last turn",
					hidden: !0
				}
			]
		},
		between: {
			zones: [{
				id: "dock",
				name: "Ships of the enemies",
				face: "up",
				as: "hand"
			}, {
				id: "box",
				name: "Tactics of the enemies",
				face: "down",
				as: "pile",
				isAside: !0
			}],
			counters: [
				{
					id: "primary",
					name: "Primary action taken",
					hidden: !0
				},
				{
					id: "revised",
					name: "Tactics revised",
					hidden: !0
				},
				{
					id: "answers",
					name: "The enemy plays by the same rules",
					hidden: !0
				},
				{
					id: "attackers",
					name: "Ships that have attacked this turn",
					hidden: !0
				},
				{
					id: "boost",
					name: "More damage of the next attack",
					hidden: !0
				},
				{
					id: "target",
					name: "The ship that the main attack hit last, plus 1",
					hidden: !0
				},
				{
					id: "struck",
					name: "What the main attack has just done",
					hidden: !0
				}
			]
		},
		theirs: (e) => `Enemy ${e.toLowerCase()}`
	}), pi = [
		{
			id: "shield",
			name: "Shield",
			isStock: !0
		},
		{
			id: "hull",
			name: "Hull",
			isStock: !0
		},
		{
			id: "energy",
			name: "Energy",
			isStock: !0
		},
		{
			id: "counter",
			name: "Counters"
		},
		{
			id: "incoming",
			name: "Hit for"
		},
		{
			id: "column",
			name: "Column in its row",
			hidden: !0
		},
		{
			id: "flocked",
			name: "Turn in which the flock called it",
			hidden: !0
		},
		{
			id: "shelter",
			name: "Less damage from each attack"
		},
		{
			id: "struck",
			name: "Attacks on it by the attacking ship",
			hidden: !0
		},
		{
			id: "guarded",
			name: "Turn in which it interfered",
			hidden: !0
		}
	], O = at(ui), k = ot(di), A = ot(pi), j = {
		none: 0,
		attack: 1,
		regroup: 2,
		flock: 3
	}, mi = [
		{
			zone: "enemy-middle",
			row: 1,
			column: 1,
			span: 8,
			side: "enemy",
			as: "row",
			label: "Middle row"
		},
		{
			zone: "enemy-front",
			row: 2,
			column: 1,
			span: 8,
			side: "enemy",
			as: "row",
			label: "Front row"
		},
		{
			zone: "enemy-flagship",
			row: 1,
			rows: 2,
			column: 9,
			span: 2,
			side: "enemy",
			as: "row",
			label: "Flagship"
		},
		{
			zone: "front",
			row: 3,
			column: 1,
			span: 8,
			side: "mine",
			as: "row"
		},
		{
			zone: "middle",
			row: 4,
			column: 1,
			span: 8,
			side: "mine",
			as: "row"
		},
		{
			zone: "flagship",
			row: 3,
			rows: 2,
			column: 9,
			span: 2,
			side: "mine",
			as: "row"
		},
		{
			zone: "hand",
			side: "mine",
			as: "fan"
		},
		{
			zone: "draw",
			side: "mine",
			as: "pile"
		},
		{
			zone: "discard",
			side: "mine",
			as: "pile"
		},
		{
			zone: "reserve",
			side: "mine",
			as: "pile"
		},
		{
			zone: "trophies",
			side: "mine",
			as: "pile"
		},
		{
			zone: "enemy-reserve",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-hand",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-draw",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-discard",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "enemy-trophies",
			side: "enemy",
			as: "pile"
		},
		{
			zone: "dock",
			side: "enemy",
			as: "pile"
		}
	], M = [
		O.front,
		O.middle,
		O.flagship
	], N = [
		O["enemy-front"],
		O["enemy-middle"],
		O["enemy-flagship"]
	];
}));
// lib/games/orions-spur/table/flagship.ts
function F(e, t) {
	return e.card(t).vp ?? 0;
}
function hi(e) {
	return e.at(-1) ?? -1;
}
function gi(e, t) {
	return e.first(hi(t));
}
function _i(e, t, n) {
	let r = hi(n), i = gi(e, n);
	i >= 0 && e.zoneOf(t) !== r && (e.move(i, e.zoneOf(t)), e.setToken(i, A.column, e.token(t, A.column))), e.move(t, r);
	for (let t of e.in(r).slice(0, -1)) e.move(t, r);
	e.say(() => `${e.label(t)} is the flagship.`);
}
function I(e, t) {
	let n = gi(e, t);
	if (n >= 0 && e.card(n).vp === void 0) return;
	let r = n;
	for (let n of t) for (let t of e.in(n)) (r < 0 || F(e, t) > F(e, r)) && (r = t);
	r >= 0 && r !== n && _i(e, r, t);
}
var vi = t((() => {
	P();
}));
// lib/games/orions-spur/table/result.ts
function yi(e) {
	return e.start.options.vp ?? Ei;
}
function bi(e) {
	return e.get(k.vp) >= yi(e);
}
function xi(e) {
	return e.get(k.taken) >= yi(e);
}
function Si(e) {
	for (let t of N) if (e.count(t) > 0) return !1;
	return e.count(O["enemy-reserve"]) === 0;
}
function Ci(e) {
	let t = e.get(k.taken), n = t > 0 || e.get(k.answers) > 0;
	return {
		name: "VP",
		own: e.get(k.vp),
		...n && { theirs: t }
	};
}
function wi(e) {
	return e.turn === 0 ? void 0 : e.as(0, () => Ti(e));
}
function Ti(e) {
	let [t, n] = [e.get(k.vp), e.get(k.taken)];
	if (bi(e)) return {
		how: "won",
		says: `You won in turn ${e.turn}, ${t} to ${n} VP.`
	};
	if (xi(e)) return {
		how: "lost",
		says: `You lost in turn ${e.turn}, ${t} to ${n} VP.`
	};
	if (Si(e)) return {
		how: "won",
		says: `You won in turn ${e.turn}: no enemy ship is left. You have ${t} VP.`
	};
}
var Ei, Di = t((() => {
	P(), Ei = 10;
}));
// lib/games/orions-spur/opposite/enemy-fleet.ts
function Oi(e, t) {
	let { format: n, options: r, cards: i } = e.start, a = n === "points" ? r.points ?? Gi : void 0, o = `${t} ${a} ${yi(e)}`, s = Ki(i), c = s.get(o);
	return c || (c = ki(e, t, a), s.set(o, c)), c;
}
function ki(e, t, n) {
	let r = [...e.start.cards.entries()].flatMap(([e, { card: n, from: r }]) => r === "dock" && n.species === t ? [e] : []), i = n === void 0 ? ji(e, r) : Mi(e, r, n);
	return {
		fleet: i,
		reserve: Ai(e, i, r)
	};
}
function Ai(e, t, n) {
	let r = (t) => e.card(t).recruitment ?? 0, i = n.filter((e) => !t.includes(e)).sort((e, t) => r(e) - r(t)), a = t.reduce((t, n) => t + F(e, n), 0), o = [];
	for (let t of i) {
		if (a >= yi(e)) break;
		o.push(t), a += F(e, t);
	}
	return o;
}
function ji(e, t) {
	let n = [];
	for (let r of Hi) {
		let i = t.find((t) => e.card(t).shipClass === r && !n.includes(t));
		i !== void 0 && n.push(i);
	}
	return n;
}
function Mi(e, t, n) {
	let r = Array.from({ length: Wi + 1 }, () => []);
	r[0][0] = {
		vp: 0,
		ships: []
	};
	for (let i of t) {
		let { recruitment: t } = e.card(i);
		typeof t == "number" && Ni(r, {
			id: i,
			recruitment: t,
			vp: F(e, i)
		}, n);
	}
	let i;
	for (let e = n; e > 0 && !i; e--) for (let t of r.toReversed()) (t[e]?.vp ?? -1) > (i?.vp ?? -1) && (i = t[e]);
	return i?.ships ?? t.slice(0, 1);
}
function Ni(e, { id: t, recruitment: n, vp: r }, i) {
	for (let a = Wi - 1; a >= 0; a--) for (let o = i - n; o >= 0; o--) {
		let i = e[a]?.[o];
		if (i === void 0) continue;
		let s = e[a + 1] ?? [], c = {
			vp: i.vp + r,
			ships: [...i.ships, t]
		};
		c.vp > (s[o + n]?.vp ?? -1) && (s[o + n] = c);
	}
}
function Pi(e, t) {
	return [...t].sort((t, n) => F(e, n) - F(e, t));
}
function Fi(e, t) {
	Ii(e);
	let { fleet: n, reserve: r } = Oi(e, t), i = (t) => e.zoneOf(t) === O.dock, [a, ...o] = Pi(e, n.filter(i));
	if (a === void 0) return;
	let s = o.length < 2 ? 0 : Math.max(1, o.length - 5);
	Li(e, [
		o.slice(s),
		o.slice(0, s),
		[a]
	], r.filter(i));
}
function Ii(e) {
	for (let t of [...Qr(e), ...e.in(O["enemy-reserve"])]) e.move(t, e.zone(e.board.begins[e.start.cards[t]?.from ?? ""] ?? "dock"));
}
function Li(e, t, n) {
	for (let [n, r] of t.entries()) for (let [t, i] of r.entries()) e.move(i, N[n] ?? O.dock), e.setToken(i, A.column, t), si(e, i);
	for (let t of n) e.move(t, O["enemy-reserve"]);
}
function Ri(e) {
	for (; e.count(O["enemy-reserve"]) > 0 && Qr(e).length < Ui;) {
		let t = e.first(O["enemy-reserve"]);
		ai(e, t, O["enemy-front"]), si(e, t), e.say(() => `${e.label(t)} comes in from the enemy's reserve.`), I(e, N);
	}
}
function zi(e) {
	e.set(k.answers, 1);
	let { species: t } = e.card(e.first(O["enemy-flagship"])), n = (n) => e.card(n).species === t;
	for (let t of e.in(O.dock).filter(n)) e.move(t, O["enemy-reserve"]);
	for (let t of e.in(O.box).filter(n)) e.move(t, O["enemy-draw"]);
}
function Bi(e) {
	return [...new Set(e.in(O.dock).map((t) => e.card(t).species ?? ""))].filter((e) => e !== "");
}
function Vi(e) {
	let [t = -1] = D(e), n = t < 0 ? void 0 : e.card(t).species;
	return n && e.in(O.dock).some((t) => e.card(t).species === n) ? n : Bi(e)[0];
}
var Hi, Ui, Wi, Gi, Ki, qi = t((() => {
	vn(), Cr(), vi(), Di(), P(), Hi = Sr.flatMap(({ shipClass: e, ships: t }) => Array.from({ length: t }, () => e)), Ui = Hi.length, Wi = 11, Gi = 12, Ki = y((e) => /* @__PURE__ */ new Map());
}));
// lib/games/orions-spur/opposite/own-formation.ts
function Ji({ from: e, card: t }) {
	return e === "dock" && t.kind === "ship";
}
function Yi(e, t) {
	let n = e.start.cards[t];
	return n !== void 0 && Ji(n) && aa.includes(e.zoneOf(t));
}
function Xi(e) {
	return ra + e.map((e) => e.join(",")).join("/");
}
function Zi(e, t) {
	if (!t.startsWith(ra)) return;
	let n = t.slice(6).split("/").map((e) => e === "" ? [] : e.split(",").map(Number)), r = n.flat();
	return n.length === ia.length && Xi(n) === t && new Set(r).size === r.length && Qi(n) === void 0 && r.length > 0 && r.every((t) => Yi(e, t)) ? n : void 0;
}
function Qi([e = [], t = [], n = []]) {
	return e.length > 5 || t.length > 5 ? "A row has room for 5 ships." : n.length > 1 ? "There is one flagship: the ship of the highest VP." : void 0;
}
function $i(e, t) {
	return Zi(e, t) !== void 0;
}
function ea(e, t) {
	return (Zi(e, t)?.flat() ?? []).map((t) => e.label(t)).join(", ");
}
function ta(e, t) {
	let n = Zi(e, t);
	if (!n) return;
	Ii(e), Li(e, n, []), I(e, N);
	let { species: r } = e.card(e.first(O["enemy-flagship"])), i = e.in(O.dock).filter((t) => e.card(t).species === r);
	for (let t of Ai(e, n.flat(), [...i])) e.move(t, O["enemy-reserve"]);
}
function na(e, t) {
	let n = ia.map(() => []), r = /* @__PURE__ */ new Set();
	for (let { label: i, from: a } of t) {
		let t = n[ia.indexOf(a)];
		if (!t) continue;
		let o = e.start.cards.findIndex((e, t) => e.label === i && !r.has(t) && Ji(e));
		if (o < 0) return `The table has ${r.size === 0 ? "no" : "no further"} ${i} for an enemy fleet.`;
		r.add(o), t.push(o);
	}
	return r.size === 0 ? "There is no ship to face in this deck." : Qi(n) ?? {
		do: "face",
		to: Xi(n)
	};
}
var ra, ia, aa, oa = t((() => {
	vi(), P(), qi(), ra = "fleet:", ia = [
		"front",
		"middle",
		"flagship"
	], aa = [
		O.dock,
		...N,
		O["enemy-reserve"]
	];
})), sa, ca = t((() => {
	sa = [];
}));
// lib/core/text/pattern.ts
function la(e) {
	return e.toLowerCase().match(_a) ?? [];
}
function ua(e, t) {
	for (let n of e) {
		let e = [...n.matchAll(_a)], r = e.findIndex((n, r) => t.every((t, n) => e[r + n]?.[0].toLowerCase() === t)), [i, a] = [e[r], e[r + t.length - 1]];
		if (i && a) return n.slice(i.index, a.index + a[0].length);
	}
	return t.join(" ");
}
function da(e) {
	if (e === void 0) return;
	if (/^\d{1,3}$/.test(e)) return Number(e);
	if (e === "a" || e === "an") return 1;
	let t = va.indexOf(e);
	return t < 0 ? void 0 : t;
}
function fa(e, t) {
	let n = Object.entries(t).map(([e, t]) => [la(e), t]);
	return {
		name: e,
		read: (e, t) => n.flatMap(([n, r]) => pa(e, t, n) ? [[r, t + n.length]] : [])
	};
}
function pa(e, t, n) {
	return n.every((n, r) => e[t + r] === n);
}
function ma(e, t) {
	let n = e.toLowerCase().match(/\{\w+\}|\[|\]|[^\s[\]{},:]+|[,:]/g) ?? [], r = 0, i = () => {
		let e = [];
		for (let a = n[r]; a !== void 0 && a !== "]"; a = n[r]) r++, a === "[" ? (e.push({
			is: "maybe",
			nodes: i()
		}), r++) : e.push(ha(a, t));
		return e;
	};
	return i();
}
function ha(e, t) {
	let n = /^\{(\w+)\}$/.exec(e)?.[1];
	if (n === void 0) return {
		is: "words",
		any: e.split("|").flatMap(ga)
	};
	let r = Object.keys(t).find((e) => e.toLowerCase() === n);
	if (r === void 0) throw Error(`no reader is called ${n}`);
	return {
		is: "slot",
		name: r
	};
}
function ga(e) {
	let [, t, n] = /^(.+)\((\w+)\)$/.exec(e) ?? [];
	return t === void 0 ? [e] : [t, `${t}${n}`];
}
var _a, va, L, ya, R = t((() => {
	_a = /[\p{L}\d]+(?:['’/-][\p{L}\d]+)*['’]?|[+-]\d+|[,:()—-]/gu, va = [
		"zero",
		"one",
		"two",
		"three",
		"four",
		"five",
		"six",
		"seven",
		"eight",
		"nine",
		"ten"
	], L = {
		name: "number",
		read: (e, t) => {
			let n = da(e[t]);
			return n === void 0 ? [] : [[n, t + 1]];
		}
	}, ya = class {
		#e;
		#t;
		words;
		constructor(e, t) {
			this.words = e, this.#t = t, this.#e = ma(e, t);
		}
		read(e, t) {
			return this.#n(this.#e, e, t).map(([e, t]) => [e, t]);
		}
		#n(e, t, n) {
			let [r, ...i] = e;
			return r ? this.#r(r, t, n).flatMap(([e, n]) => this.#n(i, t, n).map(([t, n]) => [{
				...e,
				...t
			}, n])) : [[{}, n]];
		}
		#r(e, t, n) {
			if (e.is === "words") return e.any.includes(t[n] ?? "") ? [[{}, n + 1]] : [];
			if (e.is === "slot") {
				let { name: r } = e;
				return this.#t[r].read(t, n).map(([e, t]) => [{ [r]: e }, t]);
			}
			return [...this.#n(e.nodes, t, n), [{}, n]];
		}
	};
}));
// lib/core/text/ability.ts
function ba(e, t, n = []) {
	return {
		...e,
		ifDone: +!!e.ifDone,
		may: t,
		ifs: [],
		words: n
	};
}
function xa(e, t) {
	return t ? {
		...e,
		ifs: [t, ...e.ifs]
	} : e;
}
function z(e, t, n, r) {
	let i = new ya(e, n);
	return {
		words: e,
		example: t,
		read: (e, t) => i.read(e, t).map(([e, t]) => [r(e), t])
	};
}
function B(e, t, n) {
	return e.flatMap((e) => e.read(t, n));
}
var Sa, V = t((() => {
	R(), Sa = (e, t, n) => t === n;
}));
// lib/core/text/ability-index.ts
function Ca(e, t) {
	let n = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map(), i = [];
	for (let [a, { card: o }] of e.entries()) for (let [e, s] of t(o).entries()) {
		let t = {
			card: a,
			at: e,
			has: s
		};
		s.moment && wa(n, t, s.moment), s.use && i.push(t);
		for (let e of s.standing) Ta(r, e.stat, {
			...e,
			card: a
		});
	}
	return {
		events: n,
		stats: r,
		uses: i,
		users: [...new Set(i.map(({ card: e }) => e))]
	};
}
function wa(e, t, { event: n, of: r }) {
	let i = e.get(n) ?? {
		own: /* @__PURE__ */ new Map(),
		others: []
	};
	e.set(n, i), r === Sa ? Ta(i.own, t.card, t) : i.others.push(t);
}
function Ta(e, t, n) {
	let r = e.get(t);
	r ? r.push(n) : e.set(t, [n]);
}
var Ea = t((() => {
	V();
}));
// lib/core/text/numbers.ts
function Da(e, t) {
	return e.index.spots[e.zoneOf(t)]?.zone.isAside === !0;
}
var Oa, ka = t((() => {
	Oa = class {
		#e;
		constructor(e) {
			this.#e = e;
		}
		sum(e, t, n) {
			let r = 0;
			for (let i of t) Da(e, i.card) || (r += this.#t(e, i, n));
			return r;
		}
		parts(e, t, n) {
			return t.map((t) => ({
				card: t.card,
				by: this.#t(e, t, n)
			})).filter(({ by: e }) => e !== 0);
		}
		said(e, t, n) {
			return t.flatMap((t) => Da(e, t.card) ? [] : this.#n(e, t, n) ?? []);
		}
		#t(e, t, n) {
			return this.#n(e, t, n) ?? 0;
		}
		#n(e, { card: t, anywhere: n, to: r, if: i, by: a }, o) {
			if (!(o < 0 && e.isTheirs(t))) return e.as(e.ownerOf(t), () => {
				if (!n && !this.#e(e, t)) return;
				let s = {
					self: t,
					subject: o,
					it: o,
					before: -1,
					seen: 0
				};
				return r(e, o, s) && (!i || i(e, {
					...s,
					it: -1
				})) ? a(e, o, t) : void 0;
			});
		}
	};
}));
// lib/core/text/steps.ts
function Aa(e, t, n) {
	return [...Fa(e, t, n), [void 0, n]].flatMap(([n, r]) => Ma(e, t, r).map((e) => e.map((e) => xa(e, n))));
}
function ja(e, t) {
	return t ? (n, r) => e(n, r) && t(n, r) : e;
}
function Ma(e, t, n) {
	let r = t[n] === "you" && t[n + 1] === "may";
	return B(e.effects, t, r ? n + 2 : n).flatMap(([i, a]) => {
		let o = t.slice(r ? n + 2 : n, a), s = [i].flat().map((e, t) => ba(e, r && t === 0, o));
		if (a === t.length) return [s];
		let c = t[a] === "," ? a + 1 : a, l = B(e.conditions, t, c).flatMap(([e, n]) => n === t.length ? [s.map((r) => Na(r, {
			holds: e,
			words: t.slice(c, n)
		}))] : []), u = Pa(t, a), d = u < 0 ? [] : Ma(e, t, u).map((e) => [...s, ...e]);
		return [...l, ...d];
	});
}
function Na(e, t) {
	let { with: n } = e;
	if (!n) return xa(e, t);
	let { words: r, holds: i } = t, a = (e, t) => n.cards(e, t).filter((n) => i(e, {
		...t,
		before: t.it,
		it: n
	}));
	return {
		...e,
		with: {
			...n,
			cards: a,
			unless: {
				words: r,
				all: n.cards
			}
		}
	};
}
function Pa(e, t) {
	let n = e[t] === "," ? t + 1 : t, r = n;
	return e[n] === "and" && n++, e[n] === "then" && n++, n > r ? n : -1;
}
function Fa({ conditions: e }, t, n) {
	return B(e, t, n).flatMap(([e, r]) => t[r] === "," ? [[{
		holds: e,
		words: t.slice(n, r)
	}, r + 1]] : []);
}
var Ia = t((() => {
	V();
}));
// lib/core/text/reading.ts
function La(e, t) {
	let n = [];
	for (let r of wt(t.text)) {
		let i = n.at(-1)?.ability, a = Ba(e, t, r), o = i && i.steps.length > 0 ? Ra(i, r, a) : void 0;
		if (o) {
			for (let [e, t] of n.entries()) t.ability === i && (n[e] = {
				...t,
				ability: o
			});
			n.push({
				sentence: r,
				ability: o
			});
			continue;
		}
		let s = za(e.momentOf(t), r, a);
		n.push(s ? {
			sentence: r,
			ability: s
		} : { sentence: r });
	}
	return n;
}
function Ra(e, t, n) {
	if (n.moment || n.use || n.isApart || !(n.steps || n.isOnce)) return;
	let { steps: r = [], isOnce: i } = n;
	return {
		...e,
		...i ? { isOnce: i } : {},
		sentences: [...e.sentences, t],
		steps: [...e.steps, ...r]
	};
}
function za(e, t, { moment: n = e, use: r, steps: i, standing: a, isOnce: o }) {
	let s = [t];
	if (a) return {
		sentences: s,
		steps: [],
		standing: a
	};
	if (!i || i[0]?.ifDone) return;
	let c = o ? { isOnce: o } : {};
	return r ? {
		sentences: s,
		use: r,
		steps: i,
		standing: [],
		...c
	} : n && {
		sentences: s,
		moment: n,
		steps: i,
		standing: [],
		...c
	};
}
function Ba(e, t, n) {
	let r = la(n);
	if (B(e.restatements ?? [], r, 0).some(([e, n]) => n === r.length && e(t))) return { standing: [] };
	if (e.once !== void 0) {
		if (Ka.some((e) => e.length === r.length && pa(r, 0, e))) return { isOnce: !0 };
		let n = qa.find((e) => pa(r, 0, e));
		if (n) return {
			...Ua(e, t, r, n.length),
			isOnce: !0
		};
	}
	let i = Ua(e, t, r, 0);
	if (i) return i;
	for (let [n, i] of B(e.conditions, r, 0)) {
		let a = Ja.includes(r[i] ?? ""), o = a || r[i] === "," ? Ua(e, t, r, i + 1) : void 0, s = {
			holds: n,
			words: r.slice(0, i)
		};
		if (o && (a || o.standing)) return {
			...Va(o, s),
			...a ? { isApart: !0 } : {}
		};
	}
	return {};
}
function Va(e, t) {
	let { moment: n, standing: r, use: i, steps: a } = e, { holds: o } = t;
	return n ? {
		...e,
		moment: {
			...n,
			of: Ha(n.of, o)
		}
	} : r ? {
		...e,
		standing: r.map((e) => ({
			...e,
			if: ja(o, e.if)
		}))
	} : i ? {
		...e,
		use: {
			...i,
			if: ja(o, i.if)
		}
	} : a ? {
		...e,
		steps: a.map((e) => xa(e, t))
	} : e;
}
function Ha(e, t) {
	return (n, r, i) => e(n, r, i) && t(n, {
		self: i,
		subject: r,
		it: -1,
		before: -1,
		seen: 0
	});
}
function Ua(e, t, n, r) {
	let i = e.lasts(t) ? Wa(e, n, r) : void 0;
	if (i) return { standing: i };
	for (let [t, i] of Ga(e, n, r)) {
		let [r] = Aa(e, n, i);
		if (!r) continue;
		let a = t.flatMap(({ step: e }) => e ? [ba(e, !1)] : []);
		return {
			use: { costs: t },
			steps: [...a, ...r]
		};
	}
	for (let [t, i] of B(e.moments, n, r)) {
		let [r] = n[i] === "," ? Aa(e, n, i + 1) : [];
		if (r) return {
			moment: t,
			steps: r
		};
	}
	let a = pa(n, r, Ya), [o] = Aa(e, n, a ? r + Ya.length : n[r] === "then" ? r + 1 : r);
	return !o || !a ? o && { steps: o } : { steps: o.map((e, t) => ({
		...e,
		ifDone: e.ifDone || t + 1
	})) };
}
function Wa(e, t, n) {
	for (let [r, i] of B(e.standings, t, n)) {
		let n = [r].flat();
		if (i === t.length) return n;
		let a = B(e.conditions, t, t[i] === "," ? i + 1 : i).find(([, e]) => e === t.length);
		if (a) return n.map((e) => ({
			...e,
			if: ja(a[0], e.if)
		}));
	}
}
function Ga(e, t, n) {
	return B(e.costs ?? [], t, n).flatMap(([n, r]) => {
		let i = t[r] ?? "", a = Ja.includes(i), o = (a || i === "," ? Ga(e, t, r + 1) : []).map(([e, t]) => [[n, ...e], t]);
		return a ? [...o, [[n], r + 1]] : o;
	});
}
var Ka, qa, Ja, Ya, Xa = t((() => {
	Tt(), V(), R(), Ia(), Ka = [la("use this only once per turn"), la("use this only once each turn")], qa = [la("once per turn ,"), la("once each turn ,")], Ja = [
		":",
		"-",
		"—"
	], Ya = la("if you do ,");
}));
// lib/core/text/telling.ts
function Za(e, { sentences: t }, n, r) {
	return $a(t, n.ifs.find(({ holds: t }) => !t(e, r))?.words ?? []);
}
function Qa(e, { sentences: t }, n, r) {
	let { unless: i, naming: a, why: o } = n.with ?? {}, s = o?.(e);
	if (s !== void 0) return s;
	if (i && i.all(e, r).length > 0) return $a(t, i.words);
	if (!a) return `There is nothing to do that with: “${ua(t, n.words)}”.`;
	let { before: c, words: l, after: u } = a.none;
	return `There is nothing to do that with: ${c}${ua(t, l)}${u}.`;
}
function $a(e, t) {
	let n = ua(e, t);
	return `This does not hold: “${n.charAt(0).toLowerCase()}${n.slice(1)}”.`;
}
function eo({ sentences: e }, t, n) {
	let { naming: r, choose: i } = t.with ?? {};
	if (!i) return "Carry it out or go on.";
	let a = t.aim === void 0 ? "" : ` ${t.aim}`, o = n === 1 ? `Choose a card${a}` : `Choose up to ${n} cards${a}`;
	return r ? `${o}: ${ua(e, i.most === 1 ? r.words : r.none.words)}.` : `${o}: “${ua(e, t.words)}”.`;
}
var to = t((() => {
	R();
}));
// lib/core/text/use-needs.ts
function no({ isUsed: e, isActive: t }) {
	return [
		{
			id: "once",
			holds: (t, { card: n, has: r }) => !e(t, n, r),
			lacks: () => "it was used in this turn, and works once a turn"
		},
		{
			id: "active",
			holds: (e, { card: n }) => t(e, n),
			lacks: () => "its text does not count where and how it lies now"
		},
		{
			id: "condition",
			holds: (e, { card: t, has: n }) => n.use?.if?.(e, ao(t)) ?? !0,
			lacks: (e, { has: t }) => `what its text asks for is not so now: “${t.sentences.join(" ")}”`
		},
		{
			id: "cost",
			holds: (e, { card: t, has: n }) => {
				for (let { can: r } of n.use?.costs ?? []) if (r && !r(e, t)) return !1;
				return !0;
			},
			lacks: (e, { card: t, has: n }) => {
				let r = (n.use?.costs ?? []).filter(({ can: n }) => n && !n(e, t)).flatMap(({ says: e = [] }) => e).join(" and ");
				return r === "" ? "its cost cannot be paid now" : `costs ${r}, which cannot be paid now`;
			}
		},
		{
			id: "objects",
			holds: ro,
			lacks: () => "there is nothing to do it with now"
		}
	];
}
function ro(e, { card: t, has: n }) {
	let r = (n.use?.costs ?? []).filter(({ step: e }) => e).length;
	for (let i = 0; i <= r; i++) {
		let { with: r, may: a = !0 } = n.steps[i] ?? {}, o = a ? 0 : r?.choose?.least ?? 0;
		if (o > 0 && r !== void 0 && r.cards(e, ao(t)).length < o) return !1;
	}
	return !0;
}
function io(e, t, n) {
	return e.map(({ id: e, holds: r, lacks: i }) => ({
		id: e,
		cite: t,
		holds: (e, t, i) => {
			let a = n(e, t, i);
			return a === void 0 || r(e, a);
		},
		lacks: (e, t, r) => {
			let a = n(e, t, r);
			return a ? i(e, a) : "";
		}
	}));
}
var ao, oo = t((() => {
	ao = (e) => ({
		self: e,
		subject: e,
		it: -1,
		before: -1,
		seen: 0
	});
}));
// lib/core/text/worth.ts
function so(e, t, n) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	}, i = n.use?.costs ?? uo, a = i.filter(({ step: e }) => e).length, o = -i.reduce((n, r) => n + (r.worth?.(e, t) ?? 0), 0);
	for (let i = 0; i < n.steps.length; i++) {
		let s = n.steps[i];
		if (!co(e, s, r)) continue;
		let c = s.with ? s.with.cards(e, r) : fo;
		if (c.length === 0 && i === a) return 0;
		c.length > 0 && (o += lo(e, t, s, c, i < a));
	}
	return o;
}
function co(e, t, n) {
	for (let { holds: r } of t.ifs) if (!r(e, n)) return !1;
	return !0;
}
function lo(e, t, n, r, i) {
	let [a, o] = [-Infinity, 0];
	for (let i of r) {
		let r = n.worth?.(e, i, {
			self: t,
			subject: t,
			it: i,
			before: -1,
			seen: 0
		}) ?? 1;
		r > a && (a = r), o += r;
	}
	return i || n.with?.choose ? a : o;
}
var uo, fo, po = t((() => {
	uo = [], fo = [-1];
})), H, mo, ho = t((() => {
	vn(), Ea(), ka(), Xa(), to(), oo(), po(), H = [], mo = class {
		language;
		phase;
		policy;
		use;
		phrases;
		read;
		abilities;
		#e;
		#t;
		#n;
		#r;
		#i;
		#a;
		#o;
		constructor(e) {
			this.language = e, this.#e = e.isActive, this.#n = new Oa(e.isActive), this.#t = e.phase.id, this.#r = e.once, this.#i = no({
				isUsed: (e, t, n) => this.#d(e, t, n),
				isActive: (t, n) => e.isActive(t, n)
			});
			let { moments: t, costs: n = [], conditions: r, effects: i, standings: a, restatements: o = [] } = e, s = [
				...t,
				...n,
				...r,
				...i,
				...a,
				...o
			];
			this.phrases = s.map(({ words: e, example: t }) => ({
				words: e,
				example: t
			})), this.read = y((t) => La(e, t)), this.abilities = y((e) => [...new Set(this.read(e).flatMap(({ ability: e = [] }) => e))]), this.#a = y((e) => Ca(e, this.abilities)), this.phase = this.#y(), this.use = this.#h(), this.policy = {
				says: "Choose what the text is worth most with.",
				in: [e.phase.id],
				choose: (e) => this.#A(e)
			};
		}
		carriesOut(e, t) {
			let n = this.read(e).find((e) => e.sentence === t);
			return n?.ability !== void 0 && !n.ability.steps.some(({ isLeft: e }) => e);
		}
		isTimed(e) {
			let t = this.abilities(e);
			return t.length > 0 && t.every(({ steps: e, standing: t }) => e.length > 0 && t.length === 0);
		}
		tell(e, t, n, r) {
			let i = this.#u(e).events.get(t);
			if (!i) return;
			let a = i.others.filter(({ card: t, has: r }) => t !== n && this.#c(e, t, r, n) && this.#l(e, t)), { placeOf: o } = this.language;
			o && a.length > 1 && a.sort((t, n) => o(e, n.card) - o(e, t.card));
			for (let t of a) this.#s(e, t, n);
			if (!r) {
				for (let t of i.others) t.card === n && this.#c(e, n, t.has, n) && this.#s(e, t, n);
				for (let t of i.own.get(n) ?? H) this.#s(e, t, n);
			}
		}
		#s(e, { card: t, at: n, has: r }, i) {
			if (this.#d(e, t, r)) return;
			let { placeOf: a } = this.language, o = {
				card: t,
				at: n,
				subject: i,
				...a ? { place: a(e, t) } : {}
			};
			e.call(this.#t, o, e.ownerOf(t));
		}
		#c(e, t, { moment: n }, r) {
			return e.as(e.ownerOf(t), () => n?.of(e, r, t) ?? !1);
		}
		#l(e, t) {
			return e.as(e.ownerOf(t), () => this.#e(e, t));
		}
		waitsFor(e, t, n) {
			return this.#u(e).events.get(t)?.own.has(n) === !0 && this.#l(e, n);
		}
		sum(e, t, n) {
			return this.#n.sum(e, this.#u(e).stats.get(t) ?? H, n);
		}
		parts(e, t, n) {
			return this.#n.parts(e, this.#u(e).stats.get(t) ?? H, n);
		}
		said(e, t, n) {
			return this.#n.said(e, this.#u(e).stats.get(t) ?? H, n);
		}
		#u({ start: e }) {
			return this.#a(e.cards);
		}
		#d(e, t, { isOnce: n }) {
			return n === !0 && this.#r !== void 0 && e.token(t, this.#r) > 0;
		}
		#f(e, t) {
			if (!t.has.use || e.isTheirs(t.card)) return !1;
			for (let n of this.#i) if (!n.holds(e, t)) return !1;
			return !0;
		}
		canUse(e) {
			for (let t of this.#u(e).uses) if (this.#f(e, t)) return !0;
			return !1;
		}
		#p({ card: e, at: t }, n) {
			return n.filter((t) => t.card === e).length > 1 ? `use:${e}:${t}` : "";
		}
		#m(e, t, n) {
			let { uses: r } = this.#u(e);
			return r.find((e) => e.card === t && this.#p(e, r) === n);
		}
		#h() {
			return {
				do: "use",
				says: "Use an ability",
				of: "a card of yours with an ability that is used",
				at: () => "one of its abilities",
				cards: (e) => this.#u(e).users.filter((t) => !e.isTheirs(t)),
				targets: (e, t) => {
					let { uses: n } = this.#u(e);
					return n.filter((e) => e.card === t).map((e) => this.#p(e, n));
				},
				needs: io(this.#i, this.language.phase.cite, (e, t, n) => this.#m(e, t, n)),
				names: (e, t) => {
					let { uses: n } = this.#u(e);
					return (n.find((e) => this.#p(e, n) === t)?.has.use?.costs ?? H).flatMap(({ says: e = H }) => e).join(" and ");
				},
				play: (e, t, n) => {
					let r = this.#m(e, t, n);
					if (r) {
						e.call(this.#t, {
							card: t,
							at: r.at,
							subject: t
						});
						for (let { pay: n } of r.has.use?.costs ?? H) n?.(e, t);
					}
				}
			};
		}
		best(e) {
			let [t, n] = [void 0, 0];
			for (let r of this.#u(e).uses) {
				if (!this.#f(e, r)) continue;
				let i = so(e, r.card, r.has);
				i > n && ([t, n] = [r, i]);
			}
			if (!t) return;
			let r = this.#p(t, this.#u(e).uses);
			return {
				do: "use",
				card: t.card,
				...r === "" ? {} : { to: r }
			};
		}
		worth(e, t, n) {
			let r = 0;
			for (let i of this.abilities(e.card(t))) i.moment?.event === n && (r += so(e, t, i));
			return r;
		}
		#g(e) {
			let { args: t } = e;
			if (this.#o?.args === t) return this.#o;
			let { card: n = -1, at: r = 0, step: i = 0, subject: a = -1, it: o = -1, before: s = -1, seen: c = 0, place: l = 0 } = t, u = this.abilities(e.card(n))[r], d = {
				self: n,
				subject: a,
				it: o,
				before: s,
				seen: c,
				place: l
			};
			return this.#o = {
				args: t,
				run: d,
				ability: u,
				step: u?.steps[i]
			}, this.#o;
		}
		#_(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t?.with?.choose) return H;
			let { args: r } = e, { chosen: i = 0 } = r, a = t.with.cards(e, n);
			if (i === 0) return a;
			let o = Array.from({ length: i }, (e, t) => r[`c${t}`]);
			return a.filter((e) => !o.includes(e));
		}
		#v(e) {
			let { step: t } = this.#g(e);
			if (!t) return !0;
			let { chosen: n = 0 } = e.args;
			return t.may && n === 0 || (t.with?.choose?.least ?? 1) <= n;
		}
		#y() {
			let { id: e, cite: t } = this.language.phase;
			return {
				id: e,
				name: "A card's text",
				cite: t,
				says: "A card in play does what its text says.",
				begin: (e) => {
					let { run: t, ability: n } = this.#g(e);
					e.say(() => `${e.label(t.self)}: ${n?.sentences.join(" ")}`);
				},
				run: (e) => this.#w(e),
				asks: (e) => {
					let { run: t, ability: n, step: r } = this.#g(e), i = (r?.with?.choose?.most ?? 0) - (e.args.chosen ?? 0), a = n && r ? ` ${eo(n, r, i)}` : "";
					return `${e.label(t.self)}: ${n?.sentences.join(" ")}${a}`;
				},
				about: (e) => [e.args.card ?? -1],
				moves: [{
					do: "choose",
					says: "Choose a card",
					of: "a card that the text means and that is not chosen yet",
					cards: (e) => this.#_(e),
					play: (e, t) => this.#O(e, t)
				}, {
					do: "carry-out",
					says: "Do what the text says",
					needs: [{
						id: "asked",
						cite: t,
						holds: (e) => this.#b(e),
						lacks: () => "the text does not ask for this now"
					}],
					play: (e) => e.note("agreed", 1)
				}],
				mayPass: (e) => this.#v(e),
				pass: (e) => this.#x(e)
			};
		}
		#b(e) {
			let { step: t } = this.#g(e);
			return t?.may === !0 && !t.with?.choose && e.args.agreed !== 1;
		}
		#x(e, t = (e.args.chosen ?? 0) > 0) {
			let { card: n = -1, at: r = 0, subject: i = -1, it: a = -1, before: o = -1 } = e.args, { seen: s = 0, place: c = 0, step: l = 0, done: u = 0 } = e.args;
			t && this.#r !== void 0 && this.abilities(e.card(n))[r]?.isOnce && e.setToken(n, this.#r, 1), e.running.args = {
				card: n,
				at: r,
				subject: i,
				it: a,
				before: o,
				seen: s,
				place: c,
				step: l + 1,
				done: u
			};
		}
		#S(e, t, n, r) {
			let i = 1 << (e.args.step ?? 0);
			t.does(e, n, r) !== !1 && e.note("done", (e.args.done ?? 0) | i);
		}
		#C(e, { ifDone: t }) {
			let { done: n = 0, step: r = 0 } = e.args;
			return t === 0 || (n >> r - t & 1) == 1;
		}
		#w(e) {
			let t = e.top;
			for (; e.top === t;) {
				let { step: t, run: n, ability: r } = this.#g(e), i = r && t === r.steps[0] && this.#d(e, n.self, r);
				if (!t || i) {
					e.leave();
					return;
				}
				if (!this.#T(e, r, t, n)) this.#x(e);
				else if (this.#b(e)) return;
				else if (!t.with?.choose) this.#E(e, t, n);
				else if (!this.#D(e, t)) return;
			}
		}
		#T(e, t, n, r) {
			let { chosen: i = 0, agreed: a = 0, step: o = 0 } = e.args;
			return i > 0 || a > 0 ? !0 : this.#C(e, n) ? co(e, n, r) ? !0 : (n.ifs[0] !== t.steps[o - 1]?.ifs[0] && e.say(() => Za(e, t, n, r)), !1) : !1;
		}
		#E(e, t, n) {
			let r = t.with ? t.with.cards(e, n) : fo;
			r.length === 0 && this.#k(e, t, n);
			for (let i of [...r]) this.#S(e, t, i, n);
			this.#x(e, r.length > 0);
		}
		#D(e, t) {
			let { least: n = 0, most: r = 0 } = t.with?.choose ?? {}, { chosen: i = 0 } = e.args, a = i < r ? this.#_(e) : H, [o] = a;
			if (o === void 0) i === 0 && this.#k(e, t, this.#g(e).run), this.#x(e);
			else if (a.length > 1 || t.may || n <= i) return !1;
			else this.#O(e, o);
			return !0;
		}
		#O(e, t) {
			let { step: n, run: r } = this.#g(e), { chosen: i = 0 } = e.args;
			e.running.args = {
				...e.args,
				chosen: i + 1,
				[`c${i}`]: t,
				it: t,
				before: r.it
			}, n && this.#S(e, n, t, {
				...r,
				it: t,
				before: r.it
			});
		}
		#k(e, t, n) {
			let { ability: r } = this.#g(e);
			n.it < 0 && t.with?.naming?.words.join(" ") === "it" || r && e.say(() => Qa(e, r, t, n));
		}
		#A(e) {
			let { step: t, run: n } = this.#g(e);
			if (!t) return;
			let r = this.#v(e);
			if (this.#b(e)) return (t.worth?.(e, -1, n) ?? 1) > 0 ? { do: "carry-out" } : { do: "pass" };
			let [i, a] = [-1, -Infinity];
			for (let r of this.#_(e)) {
				let o = t.worth?.(e, r, n) ?? 1;
				o > a && ([i, a] = [r, o]);
			}
			return i < 0 || r && a <= 0 ? { do: "pass" } : {
				do: "choose",
				card: i
			};
		}
	};
}));
// lib/games/orions-spur/table/aim.ts
function U({ stack: e }) {
	for (let t = e.length - 1; t >= 0; t--) {
		let n = e[t];
		if (n?.phase === "attack" || n?.phase === "answer") return n;
	}
}
function W(e, { subject: t, it: n, before: r }) {
	return r >= 0 && n < 0 ? {
		ship: r,
		target: t
	} : go(e);
}
function go(e) {
	let t = U(e), { ship: n = -1, target: r = -1 } = t?.args ?? {};
	return {
		ship: n,
		target: t?.phase === "attack" ? e.get(k.target) - 1 : r
	};
}
function G(e, t) {
	return N.includes(e.zoneOf(t));
}
function _o(e, t) {
	if (t < 0) return !1;
	let n = e.zoneOf(t);
	return M.includes(n) || N.includes(n);
}
function vo(e, t) {
	let { parts: n = 0, shield: r = 0 } = U(e)?.args ?? {};
	return n > 0 ? {
		shield: Math.min(t, r),
		hull: Math.max(t - r, 0)
	} : t;
}
function yo(e) {
	let t = U(e), { target: n = -1 } = t?.args ?? {};
	return t?.phase === "answer" && n >= 0 ? e.token(n, A.incoming) : 0;
}
function bo(e, t) {
	let n = e.zoneOf(t);
	if (n !== O.middle && n !== O["enemy-middle"]) return;
	let r = e.in(n === O.middle ? O.front : O["enemy-front"]).find((n) => ri(e, n) === ri(e, t));
	return r === void 0 ? "nothing before it" : `behind ${je(e, r)}`;
}
function xo(e, t, n) {
	if (t === n || n < 0 || !_o(e, t) || G(e, t) !== G(e, n)) return !1;
	let r = G(e, t) ? N : M, [i, a] = [r.indexOf(e.zoneOf(t)), r.indexOf(e.zoneOf(n))];
	return a < 0 || Math.abs(i - a) > 1 ? !1 : i === Co || a === Co ? i !== a : Math.abs(ri(e, t) - ri(e, n)) === +(i === a);
}
function So(e, t, n) {
	if (t < 0 || !_o(e, t) || !_o(e, n)) return !1;
	let r = [.../* @__PURE__ */ new Set([e.zoneOf(t), e.zoneOf(n)])].map((r) => [r, e.in(r).map((e) => e === t ? n : e === n ? t : e)]);
	for (let [t, n] of r) for (let r of n) e.move(r, t);
	let i = e.token(t, A.column);
	return e.setToken(t, A.column, e.token(n, A.column)), e.setToken(n, A.column, i), e.say(() => `${e.label(t)} and ${e.label(n)} change places.`), I(e, G(e, t) ? N : M), !0;
}
var Co, wo = t((() => {
	ze(), vi(), P(), Co = 2;
}));
// lib/core/text/nouns.ts
function To(e) {
	let t = Eo(e.references), n = Eo(e.adjectives), r = Eo(e.nouns);
	return {
		name: e.name,
		read: (i, a) => [...Do(t, i, a).map(([e, t]) => [Oo(e, i.slice(a, t)), t]), ...Ao(i, a).flatMap(([t, o]) => jo(n, i, o).flatMap(([n, s]) => Do(r, i, s).flatMap(([r, s]) => Mo(e, i, s).map(([s, c]) => {
			let l = ko(e, t, i.slice(a, c), i.slice(o, c), s);
			return [{
				...No(e, t, [...n, r], s),
				naming: l
			}, c];
		}))))]
	};
}
function Eo(e) {
	return Object.entries(e).map(([e, t]) => [new ya(e, {}), t]);
}
function Do(e, t, n) {
	return e.flatMap(([e, r]) => e.read(t, n).map(([, e]) => [r, e]));
}
function Oo(e, t) {
	return {
		cards: e,
		test: (t, n, r) => e(t, r).includes(n),
		naming: {
			words: t,
			none: {
				before: "no card is “",
				words: t,
				after: "” now"
			}
		}
	};
}
function ko({ usualAre: e }, { isOther: t }, n, r, i) {
	return {
		words: n,
		none: {
			before: r[0] === "your" ? "none of " : t ? "no other " : "no ",
			words: r,
			after: e === void 0 || i.some((e) => "from" in e) ? "" : ` is ${e}`
		}
	};
}
function Ao(e, t) {
	let [n, r, i] = [
		e[t],
		e[t + 1],
		e[t + 2]
	], a = { choose: {
		least: 1,
		most: 1
	} }, o = da(n), s = [[{}, t]];
	if ((n === "each" || n === "all") && s.push([{}, t + 1]), n === "another" && s.push([{
		...a,
		isOther: !0
	}, t + 1]), n === "target" && s.push([a, t + 1]), n === "one" && r === "of" && s.push([a, t + 2]), n === "any" && r === "number" && i === "of" && s.push([{ choose: {
		least: 0,
		most: Po
	} }, t + 3]), n === "up" && r === "to") {
		let e = da(i);
		e !== void 0 && s.push([{ choose: {
			least: 0,
			most: e
		} }, t + 3]);
	}
	return o !== void 0 && s.push([{ choose: {
		least: o,
		most: o
	} }, t + 1]), s;
}
function jo(e, t, n) {
	let r = Do(e, t, n).flatMap(([n, r]) => jo(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function Mo(e, t, n) {
	let r = B(e.suffixes, t, n).flatMap(([n, r]) => Mo(e, t, r).map(([e, t]) => [[n, ...e], t]));
	return [[[], n], ...r];
}
function No({ usually: e }, { choose: t, isOther: n }, r, i) {
	let a = [...r, ...i.flatMap((e) => "is" in e ? [e.is] : [])], o = i.flatMap((e) => "from" in e ? [e.from] : []).at(-1) ?? e, s = (e, t, r) => {
		if (n && t === r.self) return !1;
		for (let n of a) if (!n(e, t, r)) return !1;
		return !0;
	};
	return {
		cards: (e, t) => {
			let n = [];
			for (let r of o(e, t)) s(e, r, t) && n.push(r);
			return n;
		},
		test: s,
		...t ? { choose: t } : {}
	};
}
var Po, Fo = t((() => {
	V(), R(), Po = 99;
}));
// lib/games/orions-spur/texts/nouns.ts
function Io(e, t) {
	if (e.card(t).kind === "ship") return t;
	let n = U(e);
	return (n?.phase === "answer" ? n.args.target : n?.args.ship) ?? -1;
}
function Lo(e, t) {
	return _o(e, t) ? [t] : [];
}
var Ro, zo, Bo, Vo, Ho, Uo, Wo, Go, Ko, qo, K, Jo = t((() => {
	V(), Fo(), R(), wo(), P(), Ro = (e, t) => e.card(t).kind === "ship", zo = (e, t) => $r(e, t), Bo = (e) => (t, n) => t.card(n).shipClass === e, Vo = (e, t) => e.zoneOf(t) === O.flagship || e.zoneOf(t) === O["enemy-flagship"], Ho = fa("shield, hull or energy", {
		shield: "shield",
		hull: "hull",
		energy: "energy"
	}), Uo = fa("ability", {
		armored: "Armored",
		artillery: "Artillery",
		interference: "Interference",
		bracing: "Bracing",
		flock: "Flock",
		ram: "Ram",
		"suppressing fire": "Suppressing Fire",
		"laser light": "Laser Light",
		"laser medium": "Laser Medium",
		"laser heavy": "Laser Heavy"
	}), Wo = fa("type", {
		attack: "attack",
		reaction: "reaction",
		"attack/reaction": "attack-reaction",
		draw: "draw",
		repair: "repair",
		special: "special"
	}), Go = {
		name: "types of cards",
		read: (e, t) => Wo.read(e, t).flatMap(([t, n]) => {
			let r = e[n] === "card" || e[n] === "cards" ? n + 1 : n, i = e[r] === "or" ? Go.read(e, r + 1) : [];
			return [[[t], r], ...i.map(([e, n]) => [[t, ...e], n])];
		})
	}, Ko = (e, t, n) => z(e, t, {}, () => ({ is: n })), qo = [
		Ko("in your front row", "Restore 1 hull to each ship in your front row.", (e, t) => e.zoneOf(t) === O.front),
		Ko("in your middle row", "Restore 1 hull to each ship in your middle row.", (e, t) => e.zoneOf(t) === O.middle),
		Ko("next to this one", "When you regroup, restore 1 hull to each ship next to this one.", (e, t, { self: n }) => xo(e, t, Io(e, n))),
		Ko("of yours", "Change places with an adjacent ship of yours.", zo),
		Ko("that is|are not the flagship", "Change places with an adjacent ship of yours that is not the flagship.", (e, t, n) => !Vo(e, t, n)),
		Ko("that have|has no shield left", "Restore 1 shield to each of your ships that have no shield left.", (e, t) => e.token(t, A.shield) === 0),
		z("with {ability}", "Restore 1 energy to each of your ships with Ram.", { ability: Uo }, ({ ability: e }) => ({ is: (t, n) => oi(t, n, e) }))
	], K = To({
		name: "ships",
		nouns: {
			"ship(s)": Ro,
			"frigate(s)": Bo("frigate"),
			"destroyer(s)": Bo("destroyer"),
			"light cruiser(s)": Bo("light-cruiser"),
			"heavy cruiser(s)": Bo("heavy-cruiser"),
			"carrier(s)": Bo("carrier"),
			"battleship(s)": Bo("battleship"),
			"flagship(s)": Vo
		},
		adjectives: {
			your: zo,
			"of your": zo,
			enemy: G,
			other: (e, t, { self: n }) => t !== Io(e, n),
			adjacent: (e, t, { self: n }) => xo(e, t, Io(e, n)),
			overcharged: (e, t) => e.isExhausted(t)
		},
		suffixes: qo,
		references: {
			"this ship": (e, { self: t }) => Lo(e, Io(e, t)),
			it: (e, { self: t, it: n }) => Lo(e, n >= 0 || e.card(t).kind !== "ship" ? n : t),
			"the target": (e, t) => Lo(e, W(e, t).target),
			"the attacking ship": (e, t) => Lo(e, W(e, t).ship)
		},
		usually: (e) => {
			let t = [];
			for (let n of M) for (let r of e.in(n)) t.push(r);
			for (let n of N) for (let r of e.in(n)) t.push(r);
			return t;
		}
	});
})), q, Yo, Xo = t((() => {
	V(), wo(), P(), Jo(), q = (e, t, n) => z(e, t, {}, () => n), Yo = [
		q("if [the] target|it has no shield left", "If the target has no shield left, deal 1 more damage.", (e, t) => {
			let { target: n } = W(e, t);
			return n >= 0 && e.token(n, A.shield) === 0;
		}),
		q("if flock activated this ship", "If Flock activated this ship, deal 2 more damage.", (e, t) => {
			let { ship: n } = W(e, t);
			return n >= 0 && e.token(n, A.flocked) === e.turn;
		}),
		q("if another of your ships has attacked this turn", "If another of your ships has attacked this turn, it may target a ship 1 row back.", (e, t) => {
			let { ship: n, target: r } = go(e), i = +(n === W(e, t).ship && r >= 0);
			return e.get(k.attackers) > i;
		}),
		q("if another of your ships is adjacent to the attacking ship", "If another of your ships is adjacent to the attacking ship, deal 1 more damage.", (e, t) => D(e).some((n) => xo(e, n, W(e, t).ship))),
		q("if this destroys the target", "If this destroys the target, draw 1 card.", (e, t) => {
			let { target: n } = W(e, t);
			return n >= 0 && !G(e, n);
		}),
		q("if you have destroyed a ship this turn", "If you have destroyed a ship this turn, draw 1 card.", (e) => e.get(k.kills) > 0),
		q("if one of your ships was destroyed since your last turn", "If one of your ships was destroyed since your last turn, restore all energy to one of your ships.", (e) => e.get(k.losses) > 0),
		z("if you have {ships}", "If you have another frigate, draw 1 card.", { ships: K }, ({ ships: e }) => (t, n) => e.cards(t, n).some((e) => !G(t, e)))
	];
}));
// lib/games/orions-spur/table/damage.ts
function Zo(e) {
	let t = e.in(O["enemy-front"]), n = e.in(O["enemy-middle"]);
	if (n.length === 0) return t.length > 0 ? t : e.in(O["enemy-flagship"]);
	let r;
	for (let i of n) Qo(e, i, t) || (r ??= [...t], r.push(i));
	return r ?? t;
}
function Qo(e, t, n) {
	let r = ri(e, t);
	for (let t of n) if (ri(e, t) === r) return !0;
	return !1;
}
function $o(e) {
	let t = new Set(Zo(e)), n = e.in(O["enemy-middle"]).filter((e) => !t.has(e));
	return e.count(O["enemy-front"]) === 0 && !t.has(e.first(O["enemy-flagship"])) ? [...n, ...e.in(O["enemy-flagship"])] : n;
}
function es(e, t) {
	return t === 0 ? e : typeof e == "number" ? e + t : {
		...e,
		hull: (e.hull ?? 0) + t
	};
}
function ts(e, t) {
	return {
		shield: e.token(t, A.shield),
		hull: e.token(t, A.hull),
		armor: +!!oi(e, t, "Armored")
	};
}
function ns({ shield: e, armor: t }, n) {
	if (typeof n == "number") return Math.min(Math.max(n - t, 0), e);
	let r = n.hull ?? 0;
	return Math.min(Math.max((n.shield ?? 0) - Math.max(t - r, 0), 0), e);
}
function rs({ shield: e, armor: t }, n) {
	let r = typeof n == "number" ? n - e : n.hull ?? 0;
	return Math.max(r - t, 0);
}
function is(e, t) {
	return Math.min(rs(e, t), e.hull);
}
function as(e, t, n) {
	let r = ts(e, t), i = is(r, n);
	return {
		taken: ns(r, n) + i,
		kills: i > 0 && i === r.hull
	};
}
function os(e, t, n, r) {
	let i = ts(e, t), [a, o] = [ns(i, n), is(i, n)];
	return e.setToken(t, A.shield, i.shield - a), e.setToken(t, A.hull, i.hull - o), e.say(() => `${r} hits ${ni(e, t)}${e.label(t)}: ${a} on the shield, ${o} on the hull.`), a + o > 0;
}
function ss(e, t) {
	if (e.token(t, A.hull) > 0) return !1;
	let { hull: n } = e.card(t);
	return typeof n == "number" && n > 0;
}
function cs(e, t) {
	let n = fs;
	for (let r of t) for (let t of e.in(r)) ss(e, t) && (n = [...n, t]);
	return n;
}
function ls(e) {
	for (let t of cs(e, N)) e.move(t, O.trophies), ds(e, t), I(e, N), e.as(+(e.side === 0), () => us(e, t));
	for (let t of cs(e, M)) e.move(t, O.discard), e.say(() => `${e.label(t)} is lost, and nobody gets its VP.`), I(e, M), us(e, t);
}
function us(e, t) {
	e.add(k.losses, 1), (e.side === 0 || ei(e)) && e.tell("lost", t);
}
function ds(e, t) {
	let { vp: n } = e.card(t);
	e.add(k.vp, n ?? 0), e.add(k.kills, 1), e.say(() => `${e.label(t)} is destroyed: ${n === void 0 ? "its VP are not known" : `${n} VP`}.`), e.tell("destroyed", t);
}
var fs, ps = t((() => {
	vi(), P(), fs = [];
})), ms, hs = t((() => {
	V(), R(), ms = class {
		#e;
		#t;
		#n;
		constructor(e, t) {
			this.#e = e.draw, this.#t = e.hand, this.#n = t;
		}
		drawCards(e, t) {
			let n = e.draw(this.#e, this.#t, t);
			return e.say(() => n === 1 ? "1 card is drawn." : `${n} cards are drawn.`), n > 0;
		}
		look(e, t) {
			let n = e.in(this.#e).slice(0, t);
			for (let t of n) e.see(t);
			e.note("seen", n.length);
			let r = this.#n;
			return n.length === 0 && r !== void 0 && e.say(() => r), n.length > 0;
		}
		toBottom(e, t, n = -1) {
			let r = e.in(this.#e).slice(0, Math.max(t, 0)).filter((e) => e !== n);
			for (let t of r) e.move(t, this.#e, "bottom");
			return r.length > 0;
		}
		seen = (e, { seen: t }) => e.in(this.#e).slice(0, t);
		draw(e, t, n) {
			let r = (e) => (t) => this.drawCards(t, e);
			return z(e, t, { n: L }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		discard(e, t, n, r) {
			let i = (e) => e.in(this.#t);
			return z(e, t, { n: L }, ({ n: e }) => ({
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: i
				},
				does: n,
				...r(e)
			}));
		}
		lookAtTop(e, t, n = () => ({})) {
			let r = (e) => (t) => this.look(t, e);
			return z(e, t, { n: L }, ({ n: e }) => ({
				does: r(e),
				...n(e)
			}));
		}
		take(e, t, n, r = {}) {
			return [{
				with: {
					choose: {
						least: e,
						most: e
					},
					cards: this.seen
				},
				does: (e, n, r) => {
					t(e, n, r), e.note("seen", r.seen - 1);
				},
				worth: n
			}, this.rest(r)];
		}
		rest(e = {}) {
			return {
				does: (e, t, { seen: n }) => this.toBottom(e, n),
				...e
			};
		}
	};
}));
// lib/games/orions-spur/texts/deeds.ts
function gs(e, t, n) {
	return Math.max((e.card(t)[n] ?? 0) - e.token(t, A[n]), 0);
}
function _s(e) {
	for (let t of M) for (let n of e.in(t)) if (gs(e, n, "shield") > 0 || gs(e, n, "hull") > 0) return !0;
	return !1;
}
function vs(e, t, n, r) {
	let i = Math.min(gs(e, t, n), r);
	return e.setToken(t, A[n], e.token(t, A[n]) + i), e.say(() => `${e.label(t)} has ${e.token(t, A[n])} ${n}.`), i > 0;
}
function ys(e, t, n) {
	let r = e.token(t, A.energy);
	return e.setToken(t, A.energy, Math.max(r + n, 0)), e.say(() => `${e.label(t)} has ${e.token(t, A.energy)} energy.`), e.token(t, A.energy) !== r;
}
function bs(e, t) {
	let n = U(e);
	if (n?.phase !== "answer") return !1;
	let { target: r = -1 } = n.args, i = yo(e), a = Math.max(t(i), 0);
	return e.setToken(r, A.incoming, a), e.say(() => `${a} damage is left of the attack on ${e.label(r)}.`), a < i;
}
function xs(e, t) {
	let n = U(e);
	if (n?.phase !== "answer" || t < 0) return !1;
	let r = yo(e);
	return e.setToken(n.args.target ?? -1, A.incoming, 0), e.setToken(t, A.incoming, r), n.args = {
		...n.args,
		target: t
	}, e.say(() => `The attack hits ${e.label(t)} instead.`), !0;
}
function Ss(e, t, n) {
	if (t < 0) return 0;
	let { taken: r, kills: i } = as(e, t, vo(e, n));
	return i ? r + 10 * F(e, t) : r;
}
function Cs(e, t, n = -1) {
	let { target: r = -1 } = U(e)?.args ?? {}, i = yo(e);
	return Ss(e, r, i) - Ss(e, n < 0 ? r : n, Math.max(t(i), 0));
}
function ws(e, t) {
	let { damage: n } = e.card(t), { ship: r } = go(e);
	return n == null || r < 0 || e.token(r, A.hull) <= 0 ? !1 : os(e, r, n, e.label(t));
}
function Ts({ damage: e }) {
	return typeof e == "number" ? e : (e?.shield ?? 0) + (e?.hull ?? 0);
}
function Es(e, t) {
	let { damage: n } = e.card(t), { ship: r } = go(e);
	if (n == null || r < 0) return 0;
	let { taken: i, kills: a } = as(e, r, n);
	return a ? i + 10 * F(e, r) : i;
}
var J, Ds = t((() => {
	hs(), wo(), ps(), vi(), P(), J = new ms(O, "The tactics deck is empty.");
}));
// lib/games/orions-spur/texts/effects.ts
function Os(e, t) {
	let { type: n } = e.card(t);
	return n === "reaction" && !ei(e) || n === "repair" && !_s(e);
}
function ks(e) {
	return {
		...e,
		cards: (t, n) => e.cards(t, n).filter((e) => t.token(e, A.energy) >= (t.card(n.self).energy ?? 0))
	};
}
function As(e, t, n) {
	e.setToken(t, A.shelter, e.token(t, A.shelter) + n), e.say(() => `Each attack on ${e.label(t)} deals ${n} less damage until your next turn.`);
}
function js(e, t) {
	let { target: n = -1 } = U(e)?.args ?? {};
	return Math.min(t, rs(ts(e, n), vo(e, yo(e))));
}
var Ms, Ns, Ps, Fs, Is, Ls, Rs, zs, Bs, Vs, Hs, Us, Ws, Gs, Ks, qs = t((() => {
	V(), R(), wo(), ps(), P(), Xo(), Ds(), Jo(), Ms = {
		name: "condition",
		read: (e, t) => B(Yo, e, t)
	}, Ns = (e) => e.count(O.draw) > 0, Ps = (e) => (t) => Ns(t) ? e : 0, Fs = {
		reaction: .1,
		repair: .2,
		special: .3,
		draw: .4,
		"attack-reaction": .5,
		attack: .6
	}, Is = (e, t) => Fs[e.card(t).type ?? "draw"], Ls = [
		J.draw("draw {n} [tactics] card(s)", "Draw 2 tactics cards.", (e) => ({ worth: Ps(e) })),
		z("draw {n} [tactics] card(s) for each {ships} , at most {most}", "Draw 1 card for each ship in your front row, at most 3.", {
			n: L,
			ships: K,
			most: L
		}, ({ n: e, ships: t, most: n }) => ({
			does: (r, i, a) => J.drawCards(r, Math.min(e * t.cards(r, a).length, n)),
			worth: (e, n, r) => Ns(e) ? t.cards(e, r).length : 0
		})),
		z("draw {n} [tactics] card(s) , or {more} {when}", "Draw 1 card, or 3 if you have destroyed a ship this turn.", {
			n: L,
			more: L,
			when: Ms
		}, ({ n: e, more: t, when: n }) => ({
			does: (r, i, a) => J.drawCards(r, n(r, a) ? t : e),
			worth: Ps(e)
		})),
		J.discard("discard {n} [tactics] [card(s)]", "Draw 3 tactics cards, then discard 1.", (e, t) => {
			e.move(t, O.discard), e.say(() => `${e.label(t)} is discarded.`);
		}, () => ({ worth: (e, t) => -Is(e, t) })),
		J.lookAtTop("look at the top {n} cards of your tactics deck", "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom.", (e) => ({ worth: Ps(e) })),
		z("put {n} into your hand and the others|rest on the bottom", "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom.", { n: L }, ({ n: e }) => J.take(e, (e, t) => e.move(t, O.hand), Is, { worth: () => 0 })),
		z("take {n} {types} from your discard pile into your hand", "Take a repair card or reaction card from your discard pile into your hand.", {
			n: L,
			types: Go
		}, ({ n: e, types: t }) => ({
			with: {
				choose: {
					least: e,
					most: e
				},
				cards: (e) => e.in(O.discard).filter((n) => t.includes(e.card(n).type ?? ""))
			},
			does: (e, t) => {
				e.move(t, O.hand), e.say(() => `${e.label(t)} comes back into the hand.`);
			},
			worth: (e, t) => Os(e, t) ? 0 : Is(e, t)
		})),
		z("gain {n} recruitment point(s)", "Gain 1 recruitment point.", { n: L }, ({ n: e }) => ({ does: (t) => {
			t.add(k.recruitment, e), t.say(() => `Recruitment points: ${t.get(k.recruitment)}.`);
		} }))
	], Rs = (e, t) => (n, r) => !G(n, r) && gs(n, r, e) >= t ? t : 0, zs = [
		z("restore [up to] {n} {stat} to [each of] {ships}", "Restore up to 2 shield to one of your ships.", {
			n: L,
			stat: Ho,
			ships: K
		}, ({ n: e, stat: t, ships: n }) => ({
			with: n,
			does: (n, r) => vs(n, r, t, e),
			worth: Rs(t, e)
		})),
		z("restore [up to] {n} {stat} to {ships} , which pays the energy", "Restore up to 3 hull to one of your ships, which pays the energy.", {
			n: L,
			stat: Ho,
			ships: K
		}, ({ n: e, stat: t, ships: n }) => ({
			with: ks(n),
			does: (n, r, { self: i }) => (ys(n, r, -(n.card(i).energy ?? 0)), vs(n, r, t, e)),
			worth: Rs(t, e)
		})),
		z("restore [up to] {n} {stat} and {m} {other} to [each of] {ships}", "Restore 1 shield and 1 hull to each of up to two of your ships.", {
			n: L,
			stat: Ho,
			m: L,
			other: Ho,
			ships: K
		}, ({ n: e, stat: t, m: n, other: r, ships: i }) => ({
			with: i,
			does: (i, a) => [vs(i, a, t, e), vs(i, a, r, n)].includes(!0),
			worth: (i, a) => Rs(t, e)(i, a) + Rs(r, n)(i, a)
		})),
		z("restore all {stat} to [each of] {ships}", "Restore all energy to one of your ships.", {
			stat: Ho,
			ships: K
		}, ({ stat: e, ships: t }) => ({
			with: t,
			does: (t, n) => vs(t, n, e, Infinity),
			worth: (t, n) => Math.max(gs(t, n, e) - 1, 0)
		})),
		z("re-enable {ships}", "Re-enable one of your overcharged ships.", { ships: K }, ({ ships: e }) => ({
			with: e,
			does: (e, t) => {
				let n = e.isExhausted(t);
				return e.exhaust(t, !1), e.say(() => `${e.label(t)} is re-enabled${n ? "" : " already"}.`), n;
			},
			worth: (e, t) => e.isExhausted(t) ? 1 + (e.card(t).energy ?? 0) : 0
		})),
		z("give {ships} {n} energy", "Give one of your ships 1 energy.", {
			ships: K,
			n: L
		}, ({ ships: e, n: t }) => ({
			with: e,
			does: (e, n) => ys(e, n, t),
			worth: (e, n) => G(e, n) ? -t : t
		}))
	], Bs = fa("damage", {
		damage: !1,
		"hull damage": !0
	}), Vs = (e) => (t, n) => G(t, n) ? e : -e, Hs = [
		z("{ships} take(s) {n} {harm}", "The attacking ship takes 2 hull damage.", {
			ships: K,
			n: L,
			harm: Bs
		}, ({ ships: e, n: t, harm: n }) => ({
			with: e,
			does: (e, r, { self: i }) => os(e, r, n ? { hull: t } : t, e.label(i)),
			worth: Vs(t)
		})),
		z("{ships} [also] lose(s) {n} energy", "The target also loses 1 energy.", {
			ships: K,
			n: L
		}, ({ ships: e, n: t }) => ({
			with: e,
			does: (e, n) => ys(e, n, -t),
			worth: Vs(t)
		})),
		z("the next attack of your fleet this turn deals {n} more damage", "The next attack of your fleet this turn deals 2 more damage.", { n: L }, ({ n: e }) => ({
			does: (t) => {
				t.add(k.boost, e), t.say(() => `The next attack of this turn deals ${t.get(k.boost)} more damage.`);
			},
			worth: (t) => {
				let { ship: n = -1 } = U(t)?.args ?? {};
				return n >= 0 && t.token(n, A.energy) > 1 && t.get(k.boost) === 0 ? e : 0;
			}
		})),
		z("until your next turn , each attack on {ships} deals {n} less damage", "Until your next turn, each attack on your flagship deals 2 less damage.", {
			ships: K,
			n: L
		}, ({ ships: e, n: t }) => {
			let n = (e) => ei(e) ? t : -1;
			return e.choose ? {
				with: e,
				does: (e, n) => As(e, n, t),
				worth: n
			} : {
				does: (n, r, i) => {
					for (let r of e.cards(n, i)) As(n, r, t);
				},
				worth: n
			};
		}),
		z("rearrange the ships of your two rows", "Rearrange the ships of your two rows.", {}, () => ({
			does: (e) => e.call("rearrange"),
			worth: () => -1
		}))
	], Us = fa("the attack", {
		"one attack on this ship": !0,
		"one attack": !0,
		"the attack": !0
	}), Ws = (e) => ({
		does: (t) => bs(t, e),
		worth: (t) => Cs(t, e)
	}), Gs = [
		z("reduce the damage of {attack} by {n} [instead]", "Reduce the damage of one attack on this ship by 3.", {
			attack: Us,
			n: L
		}, ({ n: e }) => Ws((t) => t - e)),
		z("reduce the damage of {attack} by {n} , or by {more} {when}", "Reduce the damage of one attack on this ship by 2, or by 3 if it has no shield left.", {
			attack: Us,
			n: L,
			more: L,
			when: Ms
		}, ({ n: e, more: t, when: n }) => ({
			does: (r, i, a) => bs(r, (i) => i - (n(r, a) ? t : e)),
			worth: (r, i, a) => Cs(r, (i) => i - (n(r, a) ? t : e))
		})),
		z("reduce the hull damage of {attack} by {n}", "Reduce the hull damage of one attack on this ship by 2.", {
			attack: Us,
			n: L
		}, ({ n: e }) => ({
			does: (t) => bs(t, (n) => n - js(t, e)),
			worth: (t) => Cs(t, (n) => n - js(t, e))
		})),
		z("this ship completely avoids the damage of {attack}", "This ship completely avoids the damage of one attack.", { attack: Us }, () => Ws(() => 0)),
		z("this ship completely avoids one attack of {n} or less damage", "This ship completely avoids one attack of 3 or less damage.", { n: L }, ({ n: e }) => Ws((t) => t <= e ? 0 : t)),
		z("cut the damage of {attack} in half , rounded up", "Cut the damage of one attack on this ship in half, rounded up.", { attack: Us }, () => Ws((e) => Math.ceil(e / 2))),
		z("it hits the attacking ship", "As a reaction, it hits the attacking ship.", {}, () => ({
			does: (e, t, { self: n }) => ws(e, n),
			worth: (e, t, { self: n }) => Es(e, n)
		})),
		z("choose the attacking ship , which it hits , or this ship , which takes {n} less damage", "As a reaction, choose the attacking ship, which it hits, or this ship, which takes 3 less damage.", { n: L }, ({ n: e }) => ({
			with: {
				choose: {
					least: 1,
					most: 1
				},
				cards: (e, t) => [W(e, t).ship, W(e, t).target].filter((t) => _o(e, t))
			},
			does: (t, n, { self: r }) => G(t, n) ? ws(t, r) : bs(t, (t) => t - e),
			worth: (t, n, { self: r }) => G(t, n) ? Es(t, r) : Cs(t, (t) => t - e)
		})),
		z("change places with {ships}", "Change places with an adjacent ship of yours that is not the flagship.", { ships: K }, ({ ships: e }) => ({
			with: e,
			does: (e, t, { self: n }) => So(e, Io(e, n), t),
			worth: (e, t) => Cs(e, (e) => e, t)
		})),
		z("the attack hits that ship instead", "Change places with an adjacent ship of yours that is not the flagship. The attack hits that ship instead.", {}, () => ({
			ifDone: !0,
			does: (e, t, { it: n }) => xs(e, n),
			worth: () => 0
		}))
	], Ks = [
		...Ls,
		...zs,
		...Hs,
		...Gs
	];
}));
// lib/games/orions-spur/texts/restatements.ts
function Js({ weapon: e }, t, n) {
	return e?.energy === t && e.damage === n;
}
var Y, Ys, Xs, Zs, Qs, X, $s, ec = t((() => {
	V(), R(), P(), Jo(), Y = ({ abilities: e }, t) => e?.includes(t) === !0, Ys = ({ type: e }) => e === "attack" || e === "attack-reaction", Xs = ({ weapon: e }) => e === null, Zs = fa("laser", {
		light: "Laser Light",
		medium: "Laser Medium",
		heavy: "Laser Heavy"
	}), Qs = {
		name: "weapon",
		read: (e, t) => [1, 2].map((n) => [e.slice(t, t + n).join(" "), Math.min(t + n, e.length)])
	}, X = (e, t, n) => z(e, t, {}, () => n), $s = [
		z("laser {laser} : {energy} energy , {damage} damage", "Laser Light: 1 energy, 1 damage.", {
			laser: Zs,
			energy: L,
			damage: L
		}, ({ laser: e, energy: t, damage: n }) => (r) => Y(r, e) && Js(r, t, n)),
		z("laser {laser} : {energy} energy , {damage} damage , also against a ship 1 row back", "Laser Medium: 2 energy, 3 damage, also against a ship 1 row back.", {
			laser: Zs,
			energy: L,
			damage: L
		}, ({ laser: e, energy: t, damage: n }) => (r) => Y(r, e) && Y(r, "Artillery") && Js(r, t, n)),
		z("its laser {laser} may target a ship 1 row back", "Its Laser Medium may target a ship 1 row back.", { laser: Zs }, ({ laser: e }) => (t) => Y(t, e) && Y(t, "Artillery")),
		z("its {weapon} cost {energy} energy and deal {damage} damage", "Its fighters cost 1 energy and deal 2 damage.", {
			weapon: Qs,
			energy: L,
			damage: L
		}, ({ energy: e, damage: t }) => (n) => Js(n, e, t)),
		z("{ability} holds even while this ship is overcharged", "Armored holds even while this ship is overcharged.", { ability: Uo }, ({ ability: e }) => (t) => e === "Armored" && Y(t, e)),
		X("it has no weapon its energy guards the ships next to it", "It has no weapon; its energy guards the ships next to it.", (e) => Xs(e) && Y(e, "Interference")),
		X("it has no weapon but its bow and the tactics cards in your hand", "It has no weapon but its bow and the tactics cards in your hand.", (e) => Xs(e) && Y(e, "Ram")),
		X("energy it has not fired is energy for bracing", "Energy it has not fired is energy for Bracing.", (e) => Y(e, "Bracing")),
		X("all its energy at once lets another of your ships shoot past the front row", "All its energy at once lets another of your ships shoot past the front row.", (e) => Y(e, "Suppressing Fire")),
		z("as flagship , it has the energy to call {n} ships with flock", "As flagship, it has the energy to call three ships with Flock.", { n: L }, ({ n: e }) => (t) => (t.energy ?? 0) >= e * 2),
		z("it has no weapon as flagship it calls up to {n} ships with flock", "It has no weapon; as flagship it calls up to four ships with Flock.", { n: L }, ({ n: e }) => (t) => Xs(t) && (t.energy ?? 0) >= e * 2),
		X("attack one ship in the front row", "Attack one ship in the front row.", Ys),
		X("deals its shield damage and its hull damage to the same ship", "Deals its shield damage and its hull damage to the same ship.", (e) => Ys(e) && typeof e.damage == "object" && e.damage !== null),
		X("the target may not answer with attack/reaction cards", "The target may not answer with attack/reaction cards.", Ys)
	];
}));
// lib/games/orions-spur/texts/texts.ts
function tc({ energy: e, text: t }) {
	return e === 0 || /which pays the energy/i.test(t ?? "");
}
function nc(e) {
	let t = e.type ? fc[e.type] : void 0;
	if (!(t === void 0 || t === "use" && !tc(e))) return t !== "react" && pc.test(e.text ?? "") ? void 0 : {
		event: t,
		of: Sa
	};
}
function rc(e, t, n) {
	let r = 0;
	for (let i of t) i.to(e, n.subject, n) && (i.if?.(e, n) ?? !0) && (r += i.by(e, n.subject, n.self));
	return r;
}
function ic(e, t, n, r) {
	let { more: i } = vc(e.card(t));
	return i.length === 0 ? 0 : rc(e, i, {
		self: t,
		subject: r,
		it: -1,
		before: n,
		seen: 0
	});
}
function ac(e, t, n) {
	let { reach: r } = vc(e.card(t));
	return r.length > 0 && rc(e, r, {
		self: t,
		subject: -1,
		it: -1,
		before: n,
		seen: 0
	}) > 0;
}
var oc, sc, cc, lc, uc, dc, fc, pc, mc, hc, gc, _c, vc, yc = t((() => {
	vn(), V(), R(), ho(), P(), Xo(), qs(), ec(), oc = (e, t) => !e.isTheirs(t), sc = (e, t) => e.isTheirs(t), cc = (e, t, n, r = Sa) => z(e, t, {}, () => ({
		event: n,
		of: r
	})), lc = [
		cc("as a reaction", "As a reaction, it hits the attacking ship.", "react"),
		cc("when you regroup", "When you regroup, restore 1 hull to each ship next to this one.", "regroup", oc),
		cc("when your fleet destroys a ship", "When your fleet destroys a ship, draw 1 card.", "destroyed", sc),
		cc("when this ship is destroyed", "When this ship is destroyed, draw 1 card.", "lost"),
		cc("after it attacks", "After it attacks, you may change places with an adjacent ship that is not the flagship.", "attack-over")
	], uc = () => !0, dc = [
		z("deal(s) {n} more damage", "If the target has no shield left, deal 1 more damage.", { n: L }, ({ n: e }) => ({
			stat: "more",
			to: uc,
			by: () => e
		})),
		z("deal(s) {n} more damage for each earlier attack of this ship on the same target this turn", "Deals 1 more damage for each earlier attack of this ship on the same target this turn.", { n: L }, ({ n: e }) => ({
			stat: "more",
			to: uc,
			by: (t, n) => e * t.token(n, A.struck)
		})),
		z("[it] may target a ship 1 row back", "If another of your ships has attacked this turn, it may target a ship 1 row back.", {}, () => ({
			stat: "reach",
			to: uc,
			by: () => 1
		}))
	], fc = {
		attack: "attack",
		"attack-reaction": "attack",
		reaction: "react",
		draw: "use",
		repair: "use",
		special: "use"
	}, pc = /\b(one|the) attack\b|\bhits the attacking ship\b/i, mc = new mo({
		moments: lc,
		conditions: Yo,
		effects: Ks,
		standings: dc,
		restatements: $s,
		momentOf: nc,
		lasts: ({ kind: e, type: t }) => e === "ship" || t === "attack" || t === "attack-reaction",
		phase: {
			id: "text",
			cite: C
		},
		isActive: (e, t) => $r(e, t) && !e.isExhausted(t) && (e.side === 0 || ei(e))
	}), hc = y((e) => mc.read(e).every(({ ability: e }) => e !== void 0)), gc = y((e) => mc.abilities(e).some(({ moment: e }) => e?.event === "react")), _c = {
		more: [],
		reach: [],
		isAny: !1
	}, vc = y((e) => {
		let t = mc.abilities(e).flatMap(({ standing: e }) => e), [n, r] = ["more", "reach"].map((e) => t.filter(({ stat: t }) => t === e));
		return n && r && t.length > 0 ? {
			more: n,
			reach: r,
			isAny: !0
		} : _c;
	});
}));
// lib/games/orions-spur/table/by-hand.ts
function bc(e) {
	return M.includes(e) || N.includes(e);
}
function xc(e, { free: t, card: n = -1, to: r = "" }) {
	let i = e.zone(r);
	if (t !== "move" || i < 0 || i === e.zoneOf(n)) return;
	if (i >= e.under(0)) return "Nothing lies on another card in this game.";
	let a = e.card(n).kind === "ship";
	return a && Cc.includes(i) ? `${e.label(n)} is a ship: it is never in the hand or deck.` : !a && wc.includes(i) ? `Only ships stand there, and ${e.label(n)} is none.` : Tc.includes(i) && e.count(i) > 0 ? "There is one flagship: the ship of the highest VP." : bc(i) && e.count(i) >= 5 ? "A row has room for 5 ships." : void 0;
}
function Sc(e, t, n) {
	let r = e.zoneOf(t);
	bc(r) && !bc(n) && si(e, t), N.includes(r) && e.setToken(t, A.column, ii(e, t, r)), r === O.trophies && N.includes(n) && ds(e, t), I(e, M), I(e, N);
}
var Cc, wc, Tc, Ec = t((() => {
	ps(), vi(), P(), Cc = [
		O.draw,
		O.hand,
		O["enemy-draw"],
		O["enemy-hand"],
		O.box
	], wc = [
		...M,
		...N,
		O.reserve,
		O["enemy-reserve"],
		O.dock,
		O.trophies,
		O["enemy-trophies"]
	], Tc = [O.flagship, O["enemy-flagship"]];
}));
// lib/games/orions-spur/table/formations.ts
function* Dc(e, t = [], n = 11) {
	let r = e[t.length];
	if (!r) return yield t;
	for (let i = 0; i <= Math.min(r.slots.length, n); i++) yield* Dc(e, [...t, i], n - i);
}
function* Oc(e, t, n) {
	for (let r of t.keys()) {
		if (!t[r]) continue;
		let i = t.map((e, t) => t === r ? e - 1 : e);
		for (let a of kc(i)) {
			let o = [
				["front", a],
				["middle", i.map((e, t) => e - (a[t] ?? 0))],
				["flagship", t.map((e, t) => Number(t === r))],
				[jc, e.map(({ slots: { length: e } }, n) => e - (t[n] ?? 0))]
			], s = e.map((e) => [...e.slots]), c = o.flatMap(([e, t]) => s.flatMap((n, r) => n.splice(0, t[r]).map((t) => ({
				of: t,
				from: e
			}))));
			yield n.flatMap((e, t) => c[t] ? [{
				slot: e,
				...c[t]
			}] : []);
		}
	}
}
function* kc(e, t = []) {
	let n = e[t.length];
	if (n === void 0) Pc(e) - Pc(t) <= Mc && (yield t);
	else for (let r = Math.min(n, Mc - Pc(t)); r >= 0; r--) yield* kc(e, [...t, r]);
}
var Ac, jc, Mc, Nc, Pc, Fc = t((() => {
	Ac = [
		"front",
		"middle",
		"flagship"
	], jc = "reserve", Mc = 5, Nc = {
		says: "fleets and formations",
		*each({ cards: e }) {
			let t = (t) => [...e.keys()].filter((n) => t.includes(e[n]?.from ?? "")), n = t(Ac), r = [...n, ...t([jc])], i = (t) => e[t ?? -1]?.card.recruitment ?? 0, a = [...Map.groupBy(r, (t) => e[t]?.label ?? "")].toSorted(([e], [t]) => e < t ? -1 : 1).map(([, e]) => ({
				slots: e,
				cost: i(e[0])
			})), o = Pc(n.map(i));
			for (let e of Dc(a)) (Pc(e) === n.length || Pc(e.map((e, t) => e * (a[t]?.cost ?? 0))) === o) && (yield Oc(a, e, r));
		}
	}, Pc = (e) => e.reduce((e, t) => e + t, 0);
})), Ic, Lc = t((() => {
	Ic = [
		{
			id: "after-primary",
			text: "The rulebook allows secondary actions before the primary one. Here you may also take them after it."
		},
		{
			id: "fleet-faced",
			text: "The enemy fleet is the starting fleet of your species, unless you choose another one, give any deck as the enemy’s, or place enemy ships by hand before the first turn. In a game with points it costs as much as yours: of the fleets that do, it is one of the most VP. Its second most valuable ship stands in the middle row and the others in front."
		},
		{
			id: "enemy-reserve",
			text: "If the enemy fleet is worth fewer VP than you need, the cheapest ships of its species wait in its reserve, as many as are needed. If it holds its fire, they come in for free after your turn while it has fewer than 4 ships. The game is also over when nothing is left of the fleet and its reserve, as in Last Player Standing."
		},
		{
			id: "fleet-of-a-deck",
			text: "A deck that is given as the enemy’s stands in its own rows, each from the left in the order of the sections and names. Its ships are those that come with the game, its tactics cards stay away, and the ship of the highest VP is behind. Its reserve is of the species of that ship."
		},
		{
			id: "enemy-fire",
			text: "The enemy holds its fire, or plays by the same rules as you, which you choose before the first turn. Then it has the tactics deck and the other ships of its species, and its own turn after each of yours: attacks, answers, secondary actions, regroups and recruiting. It wins with the VP that you play for, and it decides as the autopilot would."
		},
		{
			id: "own-fleet-gone",
			text: "The rulebook ends the game at 10 VP, so it goes on when your fleet is gone: you regroup and recruit from your reserve. Only Last Player Standing, a variant, would end it. When the enemy has no ship left, you have won, because nobody is left to play against."
		},
		{
			id: "attack-as-reaction",
			text: "An attack/reaction card that says nothing about reactions does as a reaction what Particle Beam does in the rulebook’s example. You choose whether it hits the attacking ship or the attack itself. The attack then deals as much less damage as the card deals, and is destroyed if none is left. What its text says of attacks does not happen then."
		},
		{
			id: "hull-damage-of-an-attack",
			text: "The hull damage of an attack is all that goes past the shield, also where the ship has less hull than that. What a text takes off it can save the ship."
		},
		{
			id: "energy-restored",
			text: "A regroup restores energy to the maximum of each ship, also where a text or you had given it more."
		},
		{
			id: "if-you-do",
			text: "“If you do” holds if it was done. Restoring what is whole, or drawing from an empty deck, does nothing."
		},
		{
			id: "enemy-targets",
			text: "The enemy fires at your ships in front: the front row, a ship of the middle row with nothing before it, and the flagship if both rows are empty. With Artillery it also fires one row back. What is dealt to the attacking ship as a reaction does not stop its attack. What is taken off shield and hull damage that are given separately is taken off the hull damage first."
		},
		{
			id: "tactics-drawn",
			text: "No mulligan is named, so the first seven cards are kept. An empty tactics deck stays empty: nothing says that the discard pile is shuffled back."
		},
		{
			id: "open-formation",
			text: "A ship in the middle row with nothing before it counts as in front. The flagship stands behind both rows as a whole: in front when both are empty, one row back when the front row is."
		},
		{
			id: "shield-and-hull",
			text: "If a card gives shield and hull damage separately, shield damage beyond the shield is lost, and hull damage hits the hull even if the shield still holds. Additional damage of such a card is hull damage."
		},
		{
			id: "recruitment-points",
			text: "You generate one recruitment point at the end of each of your turns. So does an enemy that plays by the same rules."
		},
		{
			id: "ram",
			text: "A ship rams or gives Suppressing Fire with at least 1 energy to spend. Armored also lessens by 1 what a ship takes from its own ram."
		},
		{
			id: "overcharge",
			text: "The extra point of an overcharged ship is for one attack, which disables the ship. If you don't spend the point, it is lost."
		},
		{
			id: "suppressing-fire",
			text: "You choose the ship that Suppressing Fire suppresses among those that the firing ship could attack. Your other ship may attack any other enemy ship in front or one row back."
		},
		{
			id: "flock",
			text: "Flock is used once a turn for each ship, as any ability is. A flagship with energy left may call another ship, not the same one."
		},
		{
			id: "in-an-attack",
			text: "You may use secondary actions and apply a card's text in the middle of an attack and while you recruit or reorganize, because the rulebook says “at the right moment”."
		},
		{
			id: "secondary-by-hand",
			text: "A draw, repair or special card is discarded when you use it. If it costs energy, its text has to say who pays. If it does not, you pay and carry it out by hand."
		},
		{
			id: "adjacent",
			text: "Your ships stand side by side in the order of their row. Two ships are in front of and behind each other if they have the same place in the two rows, counted from the left. The flagship is behind the whole middle row and adjacent to each ship of it."
		},
		{
			id: "interference",
			text: "A ship interferes once in each enemy turn: it spends 1 energy, and an adjacent ship takes 1 damage less. An overcharged ship cannot."
		},
		{
			id: "texts-of-ships",
			text: "The texts of your ships count while they are in your fleet and not overcharged. Those of an enemy that holds its fire do nothing but state their weapons and keywords."
		},
		{
			id: "earlier-attacks",
			text: "An attack counts as one attack for each card played and each shot of the ship’s own weapon. What a card adds to “the next attack” is added to the next of them."
		},
		{
			id: "not-at-the-table",
			text: "Hard Mode, Collector and Team Play are not offered at the table."
		}
	];
})), Rc, zc, Bc = t((() => {
	P(), Rc = [
		{
			id: "vp",
			name: "VP",
			better: "more",
			at: (e) => e.get(k.vp)
		},
		{
			id: "their-vp",
			name: "The enemy’s VP",
			better: "less",
			at: (e) => e.get(k.taken)
		},
		{
			id: "lead",
			name: "VP ahead of the enemy",
			better: "more",
			isYardstick: !0,
			at: (e) => e.get(k.vp) - e.get(k.taken)
		},
		{
			id: "kills",
			name: "Ships destroyed",
			better: "more",
			at: (e) => e.count(O.trophies)
		},
		{
			id: "fleet",
			name: "Ships left in formation",
			better: "more",
			at: (e) => D(e).length
		},
		{
			id: "recruitment",
			name: "Recruitment left",
			better: "less",
			at: (e) => e.get(k.recruitment)
		},
		{
			id: "hand",
			name: "Tactics cards in hand",
			better: "more",
			at: (e) => e.count(O.hand)
		}
	], zc = [
		{
			says: "A kill on turn 1",
			measure: "kills",
			least: 1,
			turn: 1
		},
		{
			says: "A kill by turn 2",
			measure: "kills",
			least: 1,
			turn: 2
		},
		{
			says: "Two kills by turn 2",
			measure: "kills",
			least: 2,
			turn: 2
		},
		{
			says: "Three kills by turn 3",
			measure: "kills",
			least: 3,
			turn: 3
		},
		{
			says: "3 VP by turn 2",
			measure: "vp",
			least: 3,
			turn: 2
		},
		{
			says: "5 VP by turn 3",
			measure: "vp",
			least: 5,
			turn: 3
		},
		{
			says: "10 VP by turn 4",
			measure: "vp",
			least: 10,
			turn: 4
		},
		{
			says: "10 VP by turn 5",
			measure: "vp",
			least: 10,
			turn: 5
		},
		{
			says: "10 VP by turn 7",
			measure: "vp",
			least: 10,
			turn: 7
		},
		{
			says: "Ahead by turn 2",
			measure: "lead",
			least: 1,
			turn: 2
		},
		{
			says: "Four VP ahead by turn 3",
			measure: "lead",
			least: 4,
			turn: 3
		}
	];
})), Vc, Hc = t((() => {
	Vc = { questions: [
		{
			says: "Three attacks",
			asks: "3 of [t:attack]",
			more: 0
		},
		{
			says: "Two reactions",
			asks: "2 of [t:reaction or t:attack-reaction]",
			more: 3
		},
		{
			says: "A repair",
			asks: "1 of [t:repair]",
			more: 3
		}
	] };
}));
// lib/core/table/boxed-decks.ts
function Uc(e, t) {
	return t === void 0 ? e : `${e} (${t})`;
}
var Wc = t((() => {}));
// lib/core/text/idle.ts
function Gc(e, t, n, r) {
	let i = t.card(n), a = e.abilities(i).filter(({ moment: e }) => e?.event === r), o = e.read(i).every(({ ability: e }) => e !== void 0);
	if (a.length !== 0 && o && a.every((e) => Kc(t, n, e))) return "no target for its text: nothing will happen";
}
function Kc(e, t, { steps: n }) {
	let r = {
		self: t,
		subject: t,
		it: -1,
		before: -1,
		seen: 0
	};
	return n.length > 0 && n.every((t) => t.with !== void 0 && t.with.cards(e, r).length === 0);
}
var qc = t((() => {}));
// lib/games/orions-spur/table/secondary.ts
function Jc(e, t) {
	let { energy: n } = e.card(t);
	return !n || !hc(e.card(t)) || D(e).some((t) => e.token(t, A.energy) >= n);
}
function Yc(e) {
	return Ve(e, Qc);
}
var Xc, Zc, Qc, $c = t((() => {
	Qe(), qc(), T(), Ds(), yc(), P(), Xc = {
		do: "use",
		says: "Use a draw, repair or special card",
		cite: C,
		of: "a card in your hand",
		cards: (e) => e.in(O.hand),
		needs: [{
			id: "type",
			cite: C,
			holds: (e, t) => ci.includes(e.card(t).type),
			lacks: () => "it is no draw, repair or special card"
		}, {
			id: "energy",
			cite: C,
			isPrice: !0,
			holds: Jc,
			lacks: (e, t) => `costs ${e.card(t).energy} energy of one ship, and no ship has as much`
		}],
		wastes: (e, t) => Gc(mc, e, t, "use"),
		play: (e, t) => {
			let { energy: n } = e.card(t), r = hc(e.card(t)) ? "" : ": do by hand what it says";
			e.use(t), e.move(t, O.discard), e.say(() => `${e.label(t)} is used${n ? ` for ${n} energy` : ""}${r}.`), e.tell("use", t);
		}
	}, Zc = [{
		id: "once",
		cite: C,
		holds: (e) => e.get(k.revised) === 0,
		lacks: () => "once a turn, and you have revised your tactics"
	}, {
		id: "deck",
		cite: C,
		holds: (e) => e.count(O.draw) > 0,
		lacks: () => "the deck is empty, so that nothing would be drawn"
	}], Qc = {
		do: "revise",
		isElsewhere: !0,
		says: "Revise tactics: replace a card",
		cite: C,
		of: "a card in your hand",
		cards: (e) => e.in(O.hand),
		needs: Zc,
		play: (e, t) => {
			e.set(k.revised, 1), e.move(t, O.discard), e.say(() => `${e.label(t)} is discarded to draw another.`), J.drawCards(e, 1);
		}
	};
}));
// lib/games/orions-spur/table/attacking.ts
function Z(e, t) {
	return e.token(t, A.energy);
}
function el(e, t, n) {
	return tl(e, t) && nl(e, t) && (e.card(t).energy ?? 0) <= n;
}
function tl(e, t) {
	let { type: n } = e.card(t);
	return n === "attack" || n === "attack-reaction";
}
function nl(e, t) {
	let { energy: n, damage: r } = e.card(t);
	return typeof n == "number" && r != null;
}
function rl(e, t) {
	return e.in(O.hand).some((n) => el(e, n, t));
}
function il(e) {
	return typeof e?.energy == "number" && typeof e.damage == "number";
}
function al(e, t) {
	let { weapon: n } = e.card(t);
	return il(n) ? n : void 0;
}
function ol(e, t, n) {
	let r = al(e, t);
	return r !== void 0 && r.energy <= n;
}
function sl(e, t, n) {
	return n === void 0 ? N.some((t) => e.count(t) > 0) : dl(e, t, n).length > 0;
}
function cl(e, t, n) {
	return ol(e, t, n) || rl(e, n);
}
function ll(e, t, n, r) {
	return ul(e, t) && sl(e, t, r) && cl(e, t, n);
}
function ul(e, t) {
	return !e.isExhausted(t) && $r(e, t);
}
function dl(e, t, n) {
	return n === void 0 ? oi(e, t, "Artillery") ? [...Zo(e), ...$o(e)] : Zo(e) : [...Zo(e), ...$o(e)].filter((e) => e !== n);
}
function fl(e, t) {
	return D(e).filter((n) => ll(e, n, Z(e, n) + 1, t));
}
function pl(e) {
	return e.get(k.primary) === j.none;
}
function ml(e) {
	return e.map((e) => `#${e}`);
}
function hl(e, t = -1) {
	let { ship: n = -1, held: r } = e.args;
	if (!$r(e, n) || e.isExhausted(n)) return [];
	let i = dl(e, n, r);
	return r !== void 0 || !ac(e, t < 0 ? n : t, n) ? i : [...i, ...$o(e).filter((e) => !i.includes(e))];
}
function gl(e, t) {
	let { ship: n = -1, held: r } = e.args;
	return ll(e, n, Z(e, n) + t, r);
}
function _l(e) {
	return Yc(e) || e.in(O.hand).some((t) => e.card(t).type === "draw" || e.card(t).type === "special");
}
function vl(e, t, n, r = -1) {
	let { ship: i = -1 } = e.args, a = r < 0 ? i : r, o = ic(e, a, i, t) + e.get(k.boost);
	o > 0 && e.say(() => `${e.label(a)} deals ${o} more damage.`), e.get(k.target) === 0 && e.add(k.attackers, 1), e.setToken(t, A.struck, e.token(t, A.struck) + 1), e.set(k.boost, 0), ei(e) ? yl(e, {
		ship: i,
		target: t,
		card: r
	}, es(n, o)) : (os(e, t, es(n, o), e.label(a)), bl(e, t, r));
}
function yl(e, t, n) {
	let { ship: r, target: i, card: a } = t, [o, s, c] = typeof n == "number" ? [
		0,
		0,
		n
	] : [
		1,
		n.shield ?? 0,
		n.hull ?? 0
	], l = Math.max(s + c - e.token(i, A.shelter), 0);
	e.setToken(i, A.incoming, l);
	let u = a < 0 ? "its own weapon" : e.label(a);
	e.say(() => `${e.label(r)} attacks ${ni(e, i)}${e.label(i)} with ${u}: ${l} damage.`), e.call("answer", {
		ship: r,
		target: i,
		card: a,
		parts: o,
		shield: s
	}, +(e.side === 0));
}
function bl(e, t, n) {
	ls(e), e.set(k.target, t + 1), e.set(k.struck, n < 0 || hc(e.card(n)) ? Ol.yes : Ol.left), n >= 0 && e.tell("attack", n);
}
function xl(e) {
	if (ls(e), !$r(e, e.args.ship ?? -1)) {
		e.leave();
		return;
	}
	let t = e.get(k.struck);
	t !== Ol.no && (e.set(k.struck, Ol.no), (e.args.over ?? $.none) === $.none && hl(e).length !== 0 && (t === Ol.left || gl(e, 1) || _l(e)) || e.leave());
}
function Sl(e, t) {
	let { ship: n = -1, over: r = $.none } = e.args;
	e.setToken(n, A.energy, Z(e, n) - t), r === $.extra && t > 0 && e.note("over", $.spent);
}
function Q(e) {
	return e.args.ship ?? -1;
}
function Cl(e) {
	e.set(k.target, 0), e.set(k.struck, Ol.no);
	for (let t of N) for (let n of e.in(t)) e.setToken(n, A.struck, 0);
}
var $, wl, Tl, El, Dl, Ol, kl, Al, jl, Ml, Nl = t((() => {
	T(), yc(), ps(), $c(), P(), $ = {
		none: 0,
		extra: 1,
		spent: 2
	}, wl = {
		id: "enabled",
		cite: S,
		holds: ul,
		lacks: () => "it is disabled until the fleet regroups"
	}, Tl = [
		wl,
		{
			id: "target",
			cite: S,
			holds: (e, t) => sl(e, t),
			lacks: () => "there is no enemy ship that it could attack"
		},
		{
			id: "armed",
			cite: S,
			holds: (e, t) => cl(e, t, Z(e, t) + 1),
			lacks: (e, t) => `has ${Z(e, t)} energy, and 1 more by overcharging: neither its own weapon nor an attack card in your hand costs as little`
		}
	], El = {
		id: "primary",
		cite: Mr,
		holds: pl,
		lacks: () => "the primary action of this turn is taken"
	}, Dl = {
		do: "activate",
		says: "Main attack with a ship",
		of: "a ship of your fleet",
		cards: D,
		needs: [El, ...Tl],
		play: (e, t) => {
			e.set(k.primary, j.attack), e.say(() => `${e.label(t)} is activated.`), e.use(t), e.call("attack", { ship: t });
		}
	}, Ol = {
		no: 0,
		yes: 1,
		left: 2
	}, kl = {
		do: "fire",
		says: "Fire the ship's own weapon",
		at: () => "an enemy ship that it can attack",
		targets: (e) => ml(hl(e)),
		needs: [{
			id: "weapon",
			cite: S,
			holds: (e) => {
				let { weapon: t } = e.card(Q(e));
				return t === null ? !1 : il(t) || void 0;
			},
			lacks: (e) => e.card(Q(e)).weapon === null ? "it has no weapon of its own" : "not known: what its own weapon costs or deals was never published"
		}, {
			id: "energy",
			cite: S,
			isPrice: !0,
			holds: (e) => (al(e, Q(e))?.energy ?? 0) <= Z(e, Q(e)),
			lacks: (e) => `costs ${al(e, Q(e))?.energy} energy, it has ${Z(e, Q(e))}`
		}],
		play: (e, t, n) => {
			let r = al(e, e.args.ship ?? -1);
			Sl(e, r?.energy ?? 0), vl(e, Number(n.slice(1)), r?.damage ?? 0);
		}
	}, Al = {
		do: "play",
		says: "Play an attack card",
		of: "a card in your hand",
		at: () => "an enemy ship that it can attack",
		cards: (e) => e.in(O.hand),
		targets: (e, t) => ml(hl(e, t)),
		needs: [
			{
				id: "type",
				cite: S,
				holds: tl,
				lacks: () => "it is no attack card"
			},
			{
				id: "known",
				cite: S,
				holds: (e, t) => !tl(e, t) || nl(e, t) || void 0,
				lacks: () => "not known: its cost or its damage was never published"
			},
			{
				id: "energy",
				cite: S,
				isPrice: !0,
				holds: (e, t) => !tl(e, t) || (e.card(t).energy ?? 0) <= Z(e, Q(e)),
				lacks: (e, t) => `costs ${e.card(t).energy} energy, ${e.label(Q(e))} has ${Z(e, Q(e))}`
			}
		],
		play: (e, t, n) => {
			let { energy: r, damage: i } = e.card(t);
			Sl(e, r ?? 0), e.use(t), e.move(t, O.discard), vl(e, Number(n.slice(1)), i ?? 0, t);
		}
	}, jl = {
		do: "overcharge",
		says: "Overcharge for 1 energy more",
		key: "o",
		needs: [{
			id: "once",
			cite: S,
			holds: (e) => (e.args.over ?? $.none) === $.none,
			lacks: () => "it is overcharged already"
		}, {
			id: "use",
			cite: S,
			holds: (e) => gl(e, 1),
			lacks: () => "with 1 energy more it could attack nothing either"
		}],
		play: (e) => {
			let t = e.args.ship ?? -1;
			e.setToken(t, A.energy, Z(e, t) + 1), e.note("over", $.extra), e.say(() => `${e.label(t)} is overcharged.`);
		}
	}, Ml = {
		id: "attack",
		name: "Main attack",
		cite: S,
		says: "The activated ship spends energy on attack cards or its own weapon, again and again while it can pay.",
		isOpen: !0,
		passing: "End the attack",
		begin: Cl,
		run: xl,
		asks: (e) => {
			let t = e.args.ship ?? -1;
			return `${e.label(t)} has ${Z(e, t)} energy: attack cards or its own weapon, while it can pay.`;
		},
		about: (e) => [e.args.ship ?? -1],
		moves: [
			kl,
			Al,
			jl,
			Xc,
			Qc
		],
		mayPass: (e) => (e.args.over ?? $.none) === $.none || !gl(e, 0),
		end: (e, { ship: t = -1, over: n = $.none }) => {
			let r = e.get(k.target) > 0;
			Cl(e), $r(e, t) && (r && e.tell("attack-over", t, n !== $.none), n !== $.none && (n === $.extra && e.setToken(t, A.energy, Math.max(Z(e, t) - 1, 0)), e.exhaust(t), e.say(() => `${e.label(t)} is disabled until it is re-enabled.`)));
		}
	};
}));
// lib/games/orions-spur/opposite/enemy-turn.ts
function Pl(e) {
	let { target: t = -1 } = e.args;
	return $r(e, t) && !e.isExhausted(t) ? t : void 0;
}
function Fl(e) {
	let t = Pl(e);
	if (t === void 0) return [];
	let { card: n = -1 } = e.args, r = n >= 0 && Bl.test(e.card(n).text ?? "");
	return e.in(O.hand).filter((n) => {
		let { type: i, energy: a } = e.card(n);
		return (i === "reaction" || i === "attack-reaction" && !r) && typeof a == "number" && a <= Z(e, t);
	});
}
function Il(e, t) {
	let { ship: n = -1, target: r = -1 } = e.args, i = e.card(t);
	return i.type === "attack-reaction" && hc(i) && !gc(i) && Ts(i) > 0 ? [`#${n}`, `#${r}`] : Vl;
}
function Ll(e, t, n) {
	n === `#${e.args.ship}` ? ws(e, t) : bs(e, (n) => n - Ts(e.card(t)));
}
function Rl(e) {
	let t = Pl(e);
	return t === void 0 || !oi(e, t, "Bracing") ? 0 : Math.min(Z(e, t), e.token(t, A.incoming));
}
function zl(e) {
	let { target: t = -1 } = e.args;
	return e.token(t, A.incoming) === 0 ? [] : D(e).filter((n) => oi(e, n, "Interference") && Z(e, n) > 0 && !e.isExhausted(n) && e.token(n, A.guarded) !== e.turn && xo(e, n, t));
}
var Bl, Vl, Hl, Ul, Wl, Gl, Kl = t((() => {
	T(), wo(), Nl(), ps(), P(), Ds(), yc(), Bl = /may not answer with attack\/reaction cards/i, Vl = [""], Hl = {
		do: "react",
		says: "Play a reaction card with the attacked ship",
		of: "a reaction card in your hand that the attacked ship can pay for",
		at: () => "the attacking ship or the attack",
		cards: Fl,
		targets: Il,
		names: (e, t) => t === `#${e.args.ship}` ? "hit the attacking ship" : "take its damage off the attack",
		play: (e, t, n) => {
			let { target: r = -1 } = e.args, { energy: i, text: a } = e.card(t);
			e.setToken(r, A.energy, Z(e, r) - (i ?? 0)), e.use(t), e.move(t, O.discard), e.say(() => `${e.label(r)} reacts with ${e.label(t)} for ${i ?? 0} energy.`), e.tell("react", t), n === "" ? a || e.say(() => `${e.label(t)} has no text, so what it does is left to you.`) : Ll(e, t, n);
		}
	}, Ul = {
		do: "brace",
		says: "Bracing: spend energy to take off as much damage",
		at: () => "an amount that the attacked ship has, if it can brace",
		targets: (e) => Array.from({ length: Rl(e) }, (e, t) => `x:${t + 1}`),
		names: (e, t) => `${t.slice(2)} energy`,
		play: (e, t, n) => {
			let { target: r = -1 } = e.args, i = Number(n.slice(2));
			e.setToken(r, A.energy, Z(e, r) - i), bs(e, (e) => e - i);
		}
	}, Wl = {
		do: "interfere",
		says: "Interfere: 1 energy takes off 1 damage",
		of: "a ship with Interference beside the attacked one, with energy, once a turn",
		cards: zl,
		play: (e, t) => {
			e.setToken(t, A.energy, Z(e, t) - 1), e.setToken(t, A.guarded, e.turn), e.say(() => `${e.label(t)} interferes for 1 energy.`), bs(e, (e) => e - 1);
		}
	}, Gl = {
		id: "answer",
		name: "Enemy attack",
		cite: S,
		says: "A ship is attacked. It may react, with reaction cards, Bracing or Interference. Then the damage is dealt.",
		isOpen: !0,
		passing: "Take the damage",
		asks: (e) => {
			let { ship: t = -1, target: n = -1 } = e.args, r = e.token(n, A.incoming);
			return `${e.label(t)} fires at ${e.label(n)} for ${r} damage: react, or take it.`;
		},
		about: ({ args: { ship: e = -1, target: t = -1 } }) => [e, t],
		moves: [
			Hl,
			Ul,
			Wl
		],
		end: (e, { ship: t = -1, target: n = -1, card: r = -1, parts: i = 0, shield: a = 0 }) => {
			let o = D(e).filter((t) => e.token(t, A.incoming) > 0);
			e.as(+(e.side === 0), () => {
				for (let n of o) {
					let o = e.token(n, A.incoming), s = {
						shield: Math.min(o, a),
						hull: Math.max(o - a, 0)
					};
					e.setToken(n, A.incoming, 0), os(e, n, i > 0 ? s : o, e.label(r < 0 ? t : r));
				}
				bl(e, n, r);
			});
		}
	};
}));
// lib/games/orions-spur/table/abilities.ts
function ql(e) {
	let t = e.first(O.flagship);
	return t < 0 || e.isExhausted(t) ? 0 : Z(e, t);
}
function Jl(e, t) {
	return D(e).filter((n) => oi(e, n, t));
}
function Yl(e, t) {
	let n = D(e).filter((e) => e !== t);
	return dl(e, t).filter((t) => n.some((n) => ll(e, n, Z(e, n) + 1, t)));
}
var Xl, Zl, Ql, $l, eu, tu, nu = t((() => {
	T(), Nl(), ps(), $c(), P(), Xl = {
		do: "flock",
		says: "Flock: activate a ship for 2 energy",
		cite: w,
		of: "a ship of your fleet with Flock, other than the flagship",
		cards: (e) => D(e).filter((t) => t !== e.first(O.flagship) && oi(e, t, "Flock")),
		needs: [
			{
				id: "primary",
				cite: Mr,
				holds: (e) => pl(e) || e.get(k.primary) === j.flock,
				lacks: () => "the primary action of this turn is taken"
			},
			{
				id: "flagship",
				cite: w,
				holds: (e) => ql(e) >= 2,
				lacks: (e) => `needs an able flagship with 2 energy, yours has ${ql(e)}`
			},
			{
				id: "flocked",
				cite: w,
				holds: (e, t) => e.token(t, A.flocked) !== e.turn,
				lacks: () => "the flock has called it in this turn"
			},
			...Tl
		],
		play: (e, t) => {
			let n = e.first(O.flagship);
			e.setToken(n, A.energy, Z(e, n) - 2), e.setToken(t, A.flocked, e.turn), e.set(k.primary, j.flock), e.say(() => `${e.label(n)} spends 2 energy: ${e.label(t)} is activated.`), e.use(t), e.call("attack", { ship: t });
		}
	}, Zl = [
		El,
		wl,
		{
			id: "energy",
			cite: w,
			holds: (e, t) => Z(e, t) > 0,
			lacks: () => "spends all its energy, and it has none"
		}
	], Ql = {
		do: "suppress",
		says: "Suppressing Fire: spend all energy to suppress an enemy ship, so that another ship attacks past it",
		cite: w,
		of: "a ship of your fleet with Suppressing Fire",
		at: () => "an enemy ship past which another ship of yours can attack",
		cards: (e) => Jl(e, "Suppressing Fire"),
		needs: Zl,
		targets: (e, t) => Yl(e, t).map((e) => `#${e}`),
		play: (e, t, n) => {
			let r = Number(n.slice(1));
			e.setToken(t, A.energy, 0), e.set(k.primary, j.attack), e.say(() => `${e.label(t)} suppresses ${ni(e, r)}${e.label(r)}.`), e.call("cover", {
				by: t,
				held: r
			});
		}
	}, $l = {
		do: "activate",
		says: "Activate the ship that attacks",
		of: "another ship of your fleet that can attack",
		cards: (e) => fl(e, e.args.held).filter((t) => t !== e.args.by),
		play: (e, t) => {
			let { held: n = -1 } = e.args;
			e.say(() => `${e.label(t)} is activated.`), e.use(t), e.leave(), e.call("attack", {
				ship: t,
				held: n
			});
		}
	}, eu = {
		id: "cover",
		name: "Suppressing Fire",
		cite: w,
		says: "Choose another ship to attack. It can also hit ships one row back, but not the suppressed one.",
		isOpen: !0,
		about: ({ args: { by: e = -1, held: t = -1 } }) => [e, t],
		moves: [
			$l,
			Xc,
			Qc
		]
	}, tu = {
		do: "ram",
		says: "Ram: spend all energy to deal the ship's whole hull",
		cite: w,
		of: "a ship of your fleet with Ram",
		at: () => "an enemy ship that it can attack",
		cards: (e) => Jl(e, "Ram"),
		needs: [...Zl, {
			id: "hull",
			cite: w,
			holds: (e, t) => {
				let { hull: n } = e.card(t);
				return typeof n == "number" ? n > 0 : void 0;
			},
			lacks: () => "not known: its hull was never published"
		}],
		targets: (e, t) => dl(e, t).map((e) => `#${e}`),
		play: (e, t, n) => {
			let r = e.card(t).hull ?? 0;
			e.set(k.primary, j.attack), e.setToken(t, A.energy, 0), os(e, Number(n.slice(1)), { hull: r }, e.label(t)), os(e, t, { hull: Math.ceil(r / 2) }, "The ram");
		}
	};
}));
// lib/games/orions-spur/table/regrouping.ts
function ru(e) {
	for (let t of D(e)) e.exhaust(t, !1), e.setToken(t, A.energy, e.card(t).energy ?? e.token(t, A.energy));
	e.say(() => "Ships are re-enabled and have their energy back.");
}
function iu(e) {
	return ou.filter((t) => e.count(O[t]) < 5);
}
function au(e) {
	let t = gi(e, M);
	return t < 0 ? 0 : F(e, t);
}
var ou, su, cu, lu, uu, du, fu, pu, mu = t((() => {
	Qe(), T(), Ds(), Nl(), vi(), $c(), P(), ou = ["front", "middle"], su = {
		do: "regroup",
		says: "Regroup",
		key: "g",
		cite: Nr,
		needs: [El],
		play: (e) => {
			e.set(k.primary, j.regroup), e.say(() => "The fleet regroups: this turn none of its cards and abilities may damage another player."), e.call("resources");
		}
	}, cu = {
		do: "discard",
		isElsewhere: !0,
		says: "Discard a card",
		of: "a card in your hand",
		cards: (e) => e.in(O.hand),
		play: (e, t) => {
			e.move(t, O.discard), e.say(() => `${e.label(t)} is discarded.`);
		}
	}, lu = {
		do: "recruit",
		says: "Recruit a ship from the reserve",
		of: "a ship of your reserve",
		at: () => "room in the front or the middle row, which hold 5 ships each",
		cards: (e) => e.in(O.reserve),
		needs: [{
			id: "recruitment",
			cite: Pr,
			holds: (e, t) => {
				let { recruitment: n } = e.card(t);
				return typeof n == "number" ? n <= e.get(k.recruitment) : void 0;
			},
			lacks: (e, t) => {
				let { recruitment: n } = e.card(t);
				return typeof n == "number" ? `costs ${n} recruitment, you have ${e.get(k.recruitment)}` : "not known: its recruitment cost was never published";
			}
		}],
		targets: iu,
		play: (e, t, n) => {
			let { recruitment: r = 0 } = e.card(t);
			e.add(k.recruitment, -(r ?? 0)), ai(e, t, e.zone(n)), si(e, t), e.say(() => `${e.label(t)} is recruited for ${r} ${r === 1 ? "point" : "points"}.`), I(e, M);
		}
	}, uu = {
		do: "arrange",
		says: "Move a ship to the other row",
		cards: (e) => [...e.in(O.front), ...e.in(O.middle)],
		targets: iu,
		of: "a ship of the front or the middle row",
		at: () => "room in the front or the middle row, which hold 5 ships each",
		needs: [{
			id: "elsewhere",
			cite: jr,
			holds: (e, t, n) => e.zoneOf(t) !== e.zone(n),
			lacks: () => "it is in this row already"
		}],
		play: (e, t, n) => {
			ai(e, t, e.zone(n)), e.say(() => `${e.label(t)} goes to the ${n} row.`);
		}
	}, du = {
		do: "lead",
		says: "Make a ship of the same VP the flagship",
		of: "another ship of your fleet",
		cards: (e) => D(e).filter((t) => t !== gi(e, M)),
		needs: [{
			id: "vp",
			cite: jr,
			holds: (e, t) => F(e, t) === au(e),
			lacks: (e, t) => `the flagship has the highest VP: it is worth ${F(e, t)}, the flagship ${au(e)}`
		}],
		play: (e, t) => _i(e, t, M)
	}, fu = {
		id: "rearrange",
		name: "Rearrange the rows",
		cite: jr,
		says: "Move ships from one row to the other. The ship with the highest VP stays the flagship.",
		moves: [uu]
	}, pu = [
		{
			id: "resources",
			name: "Manage resources",
			cite: Nr,
			says: "Discard any cards from your hand. Then it is filled up to seven, ships are re-enabled and energy is restored.",
			passing: "Draw up to seven",
			moves: [cu, Qc],
			next: () => "recruit",
			end: (e) => {
				e.count(O.hand) < 7 && J.drawCards(e, 7 - e.count(O.hand)), ru(e);
			}
		},
		{
			id: "recruit",
			name: "Recruit",
			cite: Nr,
			says: "Call in ships from the reserve while there are recruitment points for them.",
			begin: (e) => {
				e.tell("regroup", gi(e, M)), Ve(e, lu) || e.leave();
			},
			isOpen: !0,
			passing: "Recruit no more",
			moves: [
				lu,
				Xc,
				Qc
			],
			next: () => "reorganize"
		},
		{
			id: "reorganize",
			name: "Reorganize",
			cite: Nr,
			says: "Rearrange the rows. The ship with the highest VP stays the flagship.",
			isOpen: !0,
			passing: "End the regroup",
			moves: [
				uu,
				du,
				Xc,
				Qc
			]
		}
	];
}));
// lib/games/orions-spur/table/turn.ts
function hu(e) {
	let t = Pi(e, Qr(e));
	if (t.length === 0) return;
	let n = e.in(O["enemy-reserve"]), r = (t) => t.map((t) => e.label(t)).join(", "), i = [...t, ...n].reduce((t, n) => t + F(e, n), 0);
	e.say(() => `The fleet faced: ${r(t)}.`), n.length > 0 && e.say(() => `In its reserve, coming in while it has fewer than ${Ui} ships: ${r(n)}.`), e.say(() => `It is worth ${i} VP. You need ${yi(e)} VP to win.`);
}
var gu, _u, vu, yu, bu, xu, Su, Cu = t((() => {
	Wc(), T(), qi(), Kl(), oa(), Ds(), yc(), nu(), Nl(), vi(), mu(), Di(), $c(), P(), gu = {
		"H'ssuk Empire": "easier",
		"Churrap Hegemony": "easiest",
		"Mroo'shen Clans": "harder"
	}, _u = {
		do: "face",
		says: "Face the fleet of",
		isForPerson: !0,
		at: () => "a fleet that may sit opposite",
		targets: Bi,
		takes: $i,
		names: (e, t) => $i(e, t) ? ea(e, t) : Uc(t, gu[t]),
		play: (e, t, n) => {
			$i(e, n) ? ta(e, n) : Fi(e, n), e.leave();
		}
	}, vu = {
		hold: "holds its fire",
		back: "plays by the same rules as you"
	}, yu = {
		do: "respond",
		says: "The enemy",
		isForPerson: !0,
		at: () => "what the enemy does",
		targets: () => ["x:hold", "x:back"],
		names: (e, t) => t === "x:back" ? vu.back : vu.hold,
		play: (e, t, n) => {
			let r = n === "x:back";
			r && zi(e), e.say(() => `The enemy ${r ? vu.back : vu.hold}.`), e.leave();
		}
	}, bu = [
		{
			id: "face",
			name: "Who is opposite",
			cite: Ar,
			says: "Choose an enemy fleet. If you pass, you face your own species. Win the VP, or destroy it all, to finish.",
			begin: (e) => {
				for (let t of D(e)) si(e, t);
				I(e, M), e.count(O.dock) === 0 && e.leave();
			},
			moves: [_u],
			end: (e) => {
				let t = Qr(e).length === 0 ? Vi(e) : void 0;
				t !== void 0 && Fi(e, t), hu(e);
			}
		},
		{
			id: "fire",
			name: "Enemy fire",
			cite: Fr,
			says: "Choose whether the enemy plays by the same rules as you. If you pass, it holds its fire.",
			begin: (e) => {
				Qr(e).length === 0 && e.leave();
			},
			moves: [yu]
		},
		{
			id: "opening",
			name: "Opening hand",
			cite: Ar,
			says: "Shuffle the tactics deck and draw seven cards. There is no mulligan.",
			isForBoth: !0,
			begin: (e) => {
				e.shuffle(O.draw), J.drawCards(e, 7);
			},
			moves: []
		}
	], xu = [
		{
			id: "actions",
			name: "Actions",
			cite: Mr,
			says: "Take one primary action (main attack, special ability or regroup) and any number of secondary ones.",
			begin: (e) => {
				e.set(k.primary, j.none), e.set(k.revised, 0), e.set(k.kills, 0), e.set(k["enemy-kills"], 0), e.set(k.attackers, 0);
				for (let t of M) for (let n of e.in(t)) e.setToken(n, A.shelter, 0);
			},
			moves: [
				Dl,
				Xl,
				Ql,
				tu,
				su,
				Xc,
				Qc
			],
			mayPass: (e) => !pl(e)
		},
		{
			id: "end",
			name: "End of turn",
			cite: Pr,
			says: "One recruitment point is generated.",
			begin: (e) => {
				e.set(k.losses, 0), e.set(k.boost, 0), e.add(k.recruitment, 1), e.say(() => `Recruitment points: ${e.get(k.recruitment)}.`);
			},
			moves: []
		},
		{
			id: "enemy",
			name: "Enemy’s reserve",
			cite: Fr,
			says: "An enemy that holds its fire calls in ships of its reserve.",
			begin: (e) => {
				ei(e) || Ri(e);
			},
			moves: []
		}
	], Su = [
		Ml,
		eu,
		Gl,
		...pu,
		fu,
		mc.phase
	];
})), wu = /* @__PURE__ */ n({ goldfish: () => Ou });
function Tu(e, t) {
	let n = e.find(({ card: e }) => e.kind === "ship")?.card.species, r = e.some(({ from: e }) => e === "tactics"), i = (t[`${Eu}${n}`] ?? []).map(([t, n]) => {
		let r = e.filter((e) => e.label === t).length;
		return {
			label: t,
			count: Math.max(n - r, 0),
			from: "reserve"
		};
	}), a = r ? [] : t[`${Du}${n}`] ?? [], o = (e, n) => Object.entries(t).filter(([t]) => t.startsWith(e)).flatMap(([, e]) => e.map(([e, t]) => ({
		label: e,
		count: t,
		from: n
	})));
	return [
		...i,
		...a.map(([e, t]) => ({
			label: e,
			count: t,
			from: "tactics"
		})),
		...o(Eu, "dock"),
		...o(Du, "box")
	];
}
var Eu, Du, Ou, ku = t((() => {
	oa(), ca(), yc(), wo(), Ec(), ps(), Fc(), Lc(), Bc(), Hc(), Di(), P(), Cu(), Eu = "ships of ", Du = "tactics of ", Ou = {
		zones: ui,
		counters: di,
		tokens: pi,
		spent: {
			is: "disabled",
			again: "enabled",
			spend: "Disable",
			restore: "Re-enable"
		},
		begins: {
			front: "front",
			middle: "middle",
			flagship: "flagship",
			tactics: "draw",
			reserve: "reserve",
			dock: "dock",
			box: "box"
		},
		mirror: {
			...fi,
			theirs: ["dock", "box"],
			name: "The enemy"
		},
		opposed: ei,
		alternates: !0,
		supplies: Tu,
		setup: bu,
		phases: xu,
		called: Su,
		result: wi,
		score: Ci,
		measures: Rc,
		plans: zc,
		opening: Vc,
		formations: Nc,
		facing: na,
		enforce: ls,
		forbids: xc,
		texts: mc,
		afterFreeMove: Sc,
		areas: mi,
		stands: bo,
		autopilot: sa,
		readings: Ic
	};
}));
T(), xr();
var Au = {
	id: "orions-spur",
	name: "Orion's Spur",
	about: "Captains of four species fight fleet against fleet, and the first to the agreed victory points wins.",
	feels: "Two rows of ships. Break the front one and the flagship is next.",
	rulebook: x,
	kind: "kind",
	attributes: Lr,
	sections: hr,
	formats: [{
		id: "standard",
		name: "Standard",
		says: "Everyone starts with 2 frigates, 1 destroyer and 1 light cruiser."
	}, {
		id: "points",
		name: "Points",
		says: "Everyone starts with ships of the agreed total recruitment cost."
	}],
	options: [{
		id: "points",
		name: "Points",
		says: "What the recruitment costs of the fleet add up to: 6, 12, 18 and 24 are recommended.",
		default: 12,
		min: 1,
		max: 99,
		formats: ["points"]
	}, {
		id: "vp",
		name: "VP",
		says: "The victory points that win: 5, 10, 15 and 20 are recommended.",
		default: 10,
		min: 1,
		max: 99
	}],
	house: [{
		id: "custom-tactics",
		says: "Any 45 tactics cards, each at most as often as its species' deck holds it."
	}],
	readings: kr,
	arrangement: wr,
	rules: Ir,
	layout: Rr,
	symbols: zr,
	drawings: async () => (await Promise.resolve().then(() => (Hr(), Br))).drawings,
	intro: async () => (await Promise.resolve().then(() => (Gr(), Ur))).intro,
	terms: async () => (await Promise.resolve().then(() => (Jr(), Kr))).terms,
	goldfish: async () => (await Promise.resolve().then(() => (ku(), wu))).goldfish
}, ju = [];
ju[4] = Au;
var Mu = ur(ju, Au, {
	sets: [{
		game: "orions-spur",
		id: "orions-spur-rulebook",
		name: "Orion's Spur rulebook",
		official: !0,
		source: "The ship classes and cards that the Orion's Spur rulebook names, with what it states of them and where.",
		cards: [
			{
				name: "Frigate",
				kind: "ship",
				shipClass: "frigate",
				sources: {
					kind: "Building the Decks, p. 5",
					shipClass: "Building the Decks, p. 5"
				}
			},
			{
				name: "Destroyer",
				kind: "ship",
				shipClass: "destroyer",
				sources: {
					kind: "Building the Decks, p. 5",
					shipClass: "Building the Decks, p. 5"
				}
			},
			{
				name: "Light Cruiser",
				kind: "ship",
				shipClass: "light-cruiser",
				sources: {
					kind: "Building the Decks, p. 5",
					shipClass: "Building the Decks, p. 5"
				}
			},
			{
				name: "Plasma Cannon",
				kind: "tactic",
				type: "attack",
				damage: {
					shield: 3,
					hull: 3
				},
				sources: {
					kind: "Main Attack Action, Shield and Hull Attack Cards, p. 7-8",
					type: "Main Attack Action, Shield and Hull Attack Cards, p. 7-8: an example of attack cards",
					damage: "Main Attack Action, Shield and Hull Attack Cards, p. 7-8"
				}
			},
			{
				name: "Particle Beam",
				kind: "tactic",
				sources: { kind: "Main Attack Action, example, p. 7: a player answers an attack with it; read as a card" }
			}
		]
	}, {
		game: "orions-spur",
		id: "orions-spur-practice",
		name: "Practice: Orion's Spur",
		official: !1,
		practice: !0,
		source: "Ships and tactics cards invented by Drydock for practice: unofficial, not published by anybody.",
		cards: [
			{
				name: "Ceres Picket",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "frigate",
				shield: 2,
				hull: 2,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Laser Light"],
				supply: 4,
				text: "Laser Light: 1 energy, 1 damage."
			},
			{
				name: "Vesta Gunboat",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "frigate",
				shield: 1,
				hull: 3,
				energy: 3,
				vp: 1,
				recruitment: 3,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Suppressing Fire"],
				supply: 3,
				text: "All its energy at once lets another of your ships shoot past the front row."
			},
			{
				name: "Tharsis Lance",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "destroyer",
				shield: 2,
				hull: 4,
				energy: 3,
				vp: 2,
				recruitment: 3,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Artillery"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage, also against a ship 1 row back."
			},
			{
				name: "Ganymede Bastion",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "light-cruiser",
				shield: 4,
				hull: 4,
				energy: 4,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Suppressing Fire"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Aphrodite Rampart",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "heavy-cruiser",
				shield: 5,
				hull: 6,
				energy: 4,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Armored"],
				supply: 1,
				text: "Armored holds even while this ship is overcharged."
			},
			{
				name: "Elysium Cradle",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "carrier",
				shield: 5,
				hull: 5,
				energy: 6,
				vp: 4,
				recruitment: 8,
				weapon: {
					energy: 1,
					damage: 2
				},
				abilities: ["Interference", "Suppressing Fire"],
				supply: 1,
				text: "Its fighters cost 1 energy and deal 2 damage."
			},
			{
				name: "Concord of Sol",
				kind: "ship",
				species: "Terran Federation",
				shipClass: "battleship",
				shield: 7,
				hull: 8,
				energy: 6,
				vp: 5,
				recruitment: 10,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: ["Laser Heavy", "Artillery"],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage, also against a ship 1 row back."
			},
			{
				name: "Rail Volley",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 5,
				text: "Attack one ship in the front row."
			},
			{
				name: "Torpedo Spread",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 2,
				damage: 4,
				supply: 4,
				text: "If the target has no shield left, deal 1 more damage."
			},
			{
				name: "Ion Broadside",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 2,
				damage: {
					shield: 3,
					hull: 1
				},
				supply: 3,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Over the Line",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 3,
				damage: 4,
				supply: 2,
				text: "May target a ship 1 row back."
			},
			{
				name: "Siege Beam",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 3,
				damage: 6,
				supply: 3,
				text: "Attack one ship in the front row."
			},
			{
				name: "Bracketing Fire",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack",
				energy: 1,
				damage: 1,
				supply: 3,
				text: "Deals 1 more damage for each earlier attack of this ship on the same target this turn."
			},
			{
				name: "Point Defence Grid",
				kind: "tactic",
				species: "Terran Federation",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 4,
				text: "Reduce the damage of one attack on this ship by 3."
			},
			{
				name: "Hard Burn",
				kind: "tactic",
				species: "Terran Federation",
				type: "reaction",
				energy: 2,
				damage: null,
				supply: 3,
				text: "This ship completely avoids the damage of one attack."
			},
			{
				name: "Snap Shot",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 3,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Interceptor Wing",
				kind: "tactic",
				species: "Terran Federation",
				type: "attack-reaction",
				energy: 2,
				damage: 3,
				supply: 2,
				text: "As a reaction, choose the attacking ship, which it hits, or this ship, which takes 3 less damage."
			},
			{
				name: "Staff Briefing",
				kind: "tactic",
				species: "Terran Federation",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Sensor Sweep",
				kind: "tactic",
				species: "Terran Federation",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Look at the top 3 cards of your tactics deck. Put one into your hand and the others on the bottom."
			},
			{
				name: "Damage Control",
				kind: "tactic",
				species: "Terran Federation",
				type: "repair",
				energy: 1,
				damage: null,
				supply: 2,
				text: "Restore up to 3 hull to one of your ships, which pays the energy."
			},
			{
				name: "Shield Harmonics",
				kind: "tactic",
				species: "Terran Federation",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore up to 2 shield to one of your ships."
			},
			{
				name: "Admiral's Gambit",
				kind: "tactic",
				species: "Terran Federation",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Re-enable one of your overcharged ships and give it 1 energy."
			},
			{
				name: "Combined Arms",
				kind: "tactic",
				species: "Terran Federation",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "The next attack of your fleet this turn deals 2 more damage."
			},
			{
				name: "Russet Warder",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "frigate",
				shield: 1,
				hull: 3,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Laser Light"],
				supply: 3,
				text: "Laser Light: 1 energy, 1 damage."
			},
			{
				name: "Umber Shieldbearer",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "frigate",
				shield: 2,
				hull: 3,
				energy: 3,
				vp: 1,
				recruitment: 3,
				weapon: null,
				abilities: ["Interference"],
				supply: 3,
				text: "It has no weapon; its energy guards the ships next to it."
			},
			{
				name: "Ochre Sentence",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "destroyer",
				shield: 2,
				hull: 5,
				energy: 3,
				vp: 2,
				recruitment: 4,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Bracing"],
				supply: 2,
				text: "Energy it has not fired is energy for Bracing."
			},
			{
				name: "Verdigris Law",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "light-cruiser",
				shield: 3,
				hull: 6,
				energy: 4,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Bracing"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Slate Reckoner",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "heavy-cruiser",
				shield: 3,
				hull: 7,
				energy: 5,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Artillery"],
				supply: 1,
				text: "Its Laser Medium may target a ship 1 row back."
			},
			{
				name: "Azure Archive",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "carrier",
				shield: 5,
				hull: 6,
				energy: 5,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Interference"],
				supply: 1,
				text: "When you regroup, restore 1 hull to each ship next to this one."
			},
			{
				name: "Ivory Verdict",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "heavy-cruiser",
				shield: 4,
				hull: 8,
				energy: 4,
				vp: 4,
				recruitment: 8,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: [
					"Laser Medium",
					"Armored",
					"Bracing"
				],
				supply: 1,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Crimson Patience",
				kind: "ship",
				species: "H'ssuk Empire",
				shipClass: "battleship",
				shield: 6,
				hull: 10,
				energy: 6,
				vp: 5,
				recruitment: 10,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: [
					"Laser Heavy",
					"Armored",
					"Bracing"
				],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage."
			},
			{
				name: "Feathered Lance",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 4,
				text: "Attack one ship in the front row."
			},
			{
				name: "Amber Furnace",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 4,
				text: "Then restore 1 shield to the attacking ship."
			},
			{
				name: "Slow Sunrise",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 4,
				damage: 8,
				supply: 3,
				text: "Attack one ship in the front row."
			},
			{
				name: "Molten Writ",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 3,
				damage: {
					shield: 3,
					hull: 3
				},
				supply: 3,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Imperial Censure",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack",
				energy: 2,
				damage: 2,
				supply: 3,
				text: "The target also loses 1 energy."
			},
			{
				name: "Scaled Bulwark",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 4,
				text: "Cut the damage of one attack on this ship in half, rounded up."
			},
			{
				name: "Patience of Ages",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "reaction",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Reduce the damage of one attack on this ship by 1, then draw 1 card."
			},
			{
				name: "Mirrored Plumage",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "reaction",
				energy: 2,
				damage: null,
				supply: 2,
				text: "Reduce the damage of one attack on this ship by 3, and the attacking ship takes 1 damage."
			},
			{
				name: "Tail Cannon",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 3,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Verdict of the Court",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "attack-reaction",
				energy: 3,
				damage: 5,
				supply: 2,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Archive Recall",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Seer's Digest",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Draw 3 tactics cards, then discard 1."
			},
			{
				name: "Regrowth Cycle",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "repair",
				energy: 1,
				damage: null,
				supply: 3,
				text: "Restore up to 4 hull to one of your ships, which pays the energy."
			},
			{
				name: "Basking Interval",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore 1 shield and 1 hull to each of up to two of your ships."
			},
			{
				name: "Hibernation Lock",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore up to 5 hull to one of your overcharged ships."
			},
			{
				name: "Emperor's Decree",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Until your next turn, each attack on your flagship deals 2 less damage."
			},
			{
				name: "Unbroken Lineage",
				kind: "tactic",
				species: "H'ssuk Empire",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Take a repair card or reaction card from your discard pile into your hand."
			},
			{
				name: "Thermal Dart",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "frigate",
				shield: 1,
				hull: 2,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Laser Light", "Flock"],
				supply: 4,
				text: "Laser Light: 1 energy, 1 damage."
			},
			{
				name: "Pinion Skirmisher",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "frigate",
				shield: 2,
				hull: 1,
				energy: 3,
				vp: 1,
				recruitment: 3,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Flock"],
				supply: 3,
				text: "After it attacks, you may change places with an adjacent ship that is not the flagship."
			},
			{
				name: "Gale Talon",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "destroyer",
				shield: 2,
				hull: 3,
				energy: 3,
				vp: 2,
				recruitment: 3,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Flock"],
				supply: 3,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "High Roost",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "light-cruiser",
				shield: 3,
				hull: 3,
				energy: 6,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 2
				},
				abilities: [],
				supply: 2,
				text: "As flagship, it has the energy to call three ships with Flock."
			},
			{
				name: "Skyward Choir",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "carrier",
				shield: 4,
				hull: 4,
				energy: 8,
				vp: 4,
				recruitment: 7,
				weapon: null,
				abilities: ["Interference"],
				supply: 1,
				text: "It has no weapon; as flagship it calls up to four ships with Flock."
			},
			{
				name: "Stratos Crown",
				kind: "ship",
				species: "Churrap Hegemony",
				shipClass: "battleship",
				shield: 5,
				hull: 6,
				energy: 8,
				vp: 5,
				recruitment: 9,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: ["Laser Heavy"],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage."
			},
			{
				name: "Stooping Strike",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 5,
				text: "Attack one ship in the front row."
			},
			{
				name: "Feather Needles",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 0,
				damage: 1,
				supply: 4,
				text: "Attack one ship in the front row."
			},
			{
				name: "Updraft Salvo",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 1,
				damage: 1,
				supply: 4,
				text: "If Flock activated this ship, deal 2 more damage."
			},
			{
				name: "Harrying Pass",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 1,
				damage: {
					shield: 1,
					hull: 1
				},
				supply: 4,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Pincer Dive",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 3,
				text: "If another of your ships has attacked this turn, it may target a ship 1 row back."
			},
			{
				name: "Talon Burst",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack",
				energy: 2,
				damage: 4,
				supply: 2,
				text: "Attack one ship in the front row."
			},
			{
				name: "Barrel Turn",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 4,
				text: "This ship completely avoids one attack of 3 or less damage."
			},
			{
				name: "Scatter the Flight",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "reaction",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Change places with an adjacent ship of yours that is not the flagship. The attack hits that ship instead."
			},
			{
				name: "Wingtip Lasers",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 3,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Turning Feint",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "attack-reaction",
				energy: 0,
				damage: 1,
				supply: 2,
				text: "As a reaction, reduce the damage of the attack by 1 instead."
			},
			{
				name: "Scouting Thermals",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Wind Reading",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 1 card for each ship in your front row, at most 3."
			},
			{
				name: "Preening Crew",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore 1 shield and 1 hull to each of up to two of your ships."
			},
			{
				name: "Call of the Flock",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Restore up to 3 energy to your flagship."
			},
			{
				name: "Beating Wings",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Rearrange the ships of your two rows."
			},
			{
				name: "Sudden Storm",
				kind: "tactic",
				species: "Churrap Hegemony",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Restore 1 energy to each of your frigates."
			},
			{
				name: "Steppe Prowler",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "frigate",
				shield: 1,
				hull: 3,
				energy: 2,
				vp: 1,
				recruitment: 2,
				weapon: null,
				abilities: ["Ram"],
				supply: 4,
				text: "It has no weapon but its bow and the tactics cards in your hand."
			},
			{
				name: "Menial's Oath",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "destroyer",
				shield: 1,
				hull: 5,
				energy: 3,
				vp: 2,
				recruitment: 3,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Armored"],
				supply: 2,
				text: "Armored holds even while this ship is overcharged."
			},
			{
				name: "Pounce Rider",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "destroyer",
				shield: 2,
				hull: 4,
				energy: 4,
				vp: 2,
				recruitment: 4,
				weapon: {
					energy: 1,
					damage: 2
				},
				abilities: ["Ram"],
				supply: 2,
				text: "Its hook guns cost 1 energy and deal 2 damage."
			},
			{
				name: "Pride Herald",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "light-cruiser",
				shield: 2,
				hull: 6,
				energy: 4,
				vp: 3,
				recruitment: 5,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Ram"],
				supply: 2,
				text: "Laser Medium: 2 energy, 3 damage."
			},
			{
				name: "Savanna Breaker",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "heavy-cruiser",
				shield: 3,
				hull: 8,
				energy: 4,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 2,
					damage: 2
				},
				abilities: ["Armored", "Ram"],
				supply: 1,
				text: "Its bow guns cost 2 energy and deal 2 damage."
			},
			{
				name: "Bounty Hold",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "carrier",
				shield: 3,
				hull: 7,
				energy: 5,
				vp: 4,
				recruitment: 7,
				weapon: {
					energy: 1,
					damage: 1
				},
				abilities: ["Interference"],
				supply: 1,
				text: "When your fleet destroys a ship, draw 1 card."
			},
			{
				name: "Distant Hunger",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "heavy-cruiser",
				shield: 4,
				hull: 7,
				energy: 5,
				vp: 4,
				recruitment: 8,
				weapon: {
					energy: 2,
					damage: 3
				},
				abilities: ["Laser Medium", "Artillery"],
				supply: 1,
				text: "Its Laser Medium may target a ship 1 row back."
			},
			{
				name: "Elder Mane",
				kind: "ship",
				species: "Mroo'shen Clans",
				shipClass: "battleship",
				shield: 5,
				hull: 10,
				energy: 6,
				vp: 5,
				recruitment: 10,
				weapon: {
					energy: 3,
					damage: 5
				},
				abilities: ["Laser Heavy", "Ram"],
				supply: 1,
				text: "Laser Heavy: 3 energy, 5 damage."
			},
			{
				name: "Claw Volley",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 1,
				damage: 2,
				supply: 5,
				text: "Attack one ship in the front row."
			},
			{
				name: "Boarding Hooks",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 1,
				damage: 1,
				supply: 3,
				text: "If the target has no shield left, deal 2 more damage."
			},
			{
				name: "Hull Cleaver",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 2,
				damage: {
					shield: 1,
					hull: 2
				},
				supply: 4,
				text: "Deals its shield damage and its hull damage to the same ship."
			},
			{
				name: "Tallgrass Ambush",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 4,
				text: "The target may not answer with attack/reaction cards."
			},
			{
				name: "Pack Hunt",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 3,
				damage: 5,
				supply: 3,
				text: "If another of your ships is adjacent to the attacking ship, deal 1 more damage."
			},
			{
				name: "Spoils Barrage",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 2,
				damage: 3,
				supply: 2,
				text: "If this destroys the target, draw 1 card."
			},
			{
				name: "Last Leap",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack",
				energy: 4,
				damage: 9,
				supply: 1,
				text: "The attacking ship takes 2 hull damage."
			},
			{
				name: "Low Crouch",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "reaction",
				energy: 1,
				damage: null,
				supply: 3,
				text: "Reduce the damage of one attack on this ship by 2, or by 3 if it has no shield left."
			},
			{
				name: "Thick Mane",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "reaction",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Reduce the hull damage of one attack on this ship by 2."
			},
			{
				name: "Raking Claws",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack-reaction",
				energy: 1,
				damage: 2,
				supply: 4,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Roar of Guns",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "attack-reaction",
				energy: 2,
				damage: 4,
				supply: 2,
				text: "As a reaction, it hits the attacking ship."
			},
			{
				name: "Trackers' Report",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Draw 2 tactics cards."
			},
			{
				name: "Scent of Plunder",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "draw",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Draw 1 card, or 3 if you have destroyed a ship this turn."
			},
			{
				name: "Menials' Shift",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "repair",
				energy: 0,
				damage: null,
				supply: 3,
				text: "Restore up to 2 hull to one of your ships."
			},
			{
				name: "Clan Muster",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "special",
				energy: 0,
				damage: null,
				supply: 2,
				text: "Gain 1 recruitment point."
			},
			{
				name: "Blood Debt",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "If one of your ships was destroyed since your last turn, restore all energy to one of your ships."
			},
			{
				name: "War Drums",
				kind: "tactic",
				species: "Mroo'shen Clans",
				type: "special",
				energy: 0,
				damage: null,
				supply: 1,
				text: "Restore 1 energy to each of your ships with Ram."
			}
		]
	}],
	numbers: /* @__PURE__ */ "Frigate.Destroyer.Light Cruiser.Plasma Cannon.Particle Beam.Ceres Picket.Vesta Gunboat.Tharsis Lance.Ganymede Bastion.Aphrodite Rampart.Elysium Cradle.Concord of Sol.Rail Volley.Torpedo Spread.Ion Broadside.Over the Line.Siege Beam.Bracketing Fire.Point Defence Grid.Hard Burn.Snap Shot.Interceptor Wing.Staff Briefing.Sensor Sweep.Damage Control.Shield Harmonics.Admiral's Gambit.Combined Arms.Russet Warder.Umber Shieldbearer.Ochre Sentence.Verdigris Law.Slate Reckoner.Azure Archive.Ivory Verdict.Crimson Patience.Feathered Lance.Amber Furnace.Slow Sunrise.Molten Writ.Imperial Censure.Scaled Bulwark.Patience of Ages.Mirrored Plumage.Tail Cannon.Verdict of the Court.Archive Recall.Seer's Digest.Regrowth Cycle.Basking Interval.Hibernation Lock.Emperor's Decree.Unbroken Lineage.Thermal Dart.Pinion Skirmisher.Gale Talon.High Roost.Skyward Choir.Stratos Crown.Stooping Strike.Feather Needles.Updraft Salvo.Harrying Pass.Pincer Dive.Talon Burst.Barrel Turn.Scatter the Flight.Wingtip Lasers.Turning Feint.Scouting Thermals.Wind Reading.Preening Crew.Call of the Flock.Beating Wings.Sudden Storm.Steppe Prowler.Menial's Oath.Pounce Rider.Pride Herald.Savanna Breaker.Bounty Hold.Distant Hunger.Elder Mane.Claw Volley.Boarding Hooks.Hull Cleaver.Tallgrass Ambush.Pack Hunt.Spoils Barrage.Last Leap.Low Crouch.Thick Mane.Raking Claws.Roar of Guns.Trackers' Report.Scent of Plunder.Menials' Shift.Clan Muster.Blood Debt.War Drums".split("."),
	piles: {
		"ships of Terran Federation": [
			["Ceres Picket", 4],
			["Vesta Gunboat", 3],
			["Tharsis Lance", 2],
			["Ganymede Bastion", 2],
			["Aphrodite Rampart", 1],
			["Elysium Cradle", 1],
			["Concord of Sol", 1]
		],
		"tactics of Terran Federation": [
			["Rail Volley", 5],
			["Torpedo Spread", 4],
			["Ion Broadside", 3],
			["Over the Line", 2],
			["Siege Beam", 3],
			["Bracketing Fire", 3],
			["Point Defence Grid", 4],
			["Hard Burn", 3],
			["Snap Shot", 3],
			["Interceptor Wing", 2],
			["Staff Briefing", 3],
			["Sensor Sweep", 2],
			["Damage Control", 2],
			["Shield Harmonics", 2],
			["Admiral's Gambit", 2],
			["Combined Arms", 2]
		],
		"ships of H'ssuk Empire": [
			["Russet Warder", 3],
			["Umber Shieldbearer", 3],
			["Ochre Sentence", 2],
			["Verdigris Law", 2],
			["Slate Reckoner", 1],
			["Azure Archive", 1],
			["Ivory Verdict", 1],
			["Crimson Patience", 1]
		],
		"tactics of H'ssuk Empire": [
			["Feathered Lance", 4],
			["Amber Furnace", 4],
			["Slow Sunrise", 3],
			["Molten Writ", 3],
			["Imperial Censure", 3],
			["Scaled Bulwark", 4],
			["Patience of Ages", 3],
			["Mirrored Plumage", 2],
			["Tail Cannon", 3],
			["Verdict of the Court", 2],
			["Archive Recall", 2],
			["Seer's Digest", 2],
			["Regrowth Cycle", 3],
			["Basking Interval", 2],
			["Hibernation Lock", 2],
			["Emperor's Decree", 1],
			["Unbroken Lineage", 2]
		],
		"ships of Churrap Hegemony": [
			["Thermal Dart", 4],
			["Pinion Skirmisher", 3],
			["Gale Talon", 3],
			["High Roost", 2],
			["Skyward Choir", 1],
			["Stratos Crown", 1]
		],
		"tactics of Churrap Hegemony": [
			["Stooping Strike", 5],
			["Feather Needles", 4],
			["Updraft Salvo", 4],
			["Harrying Pass", 4],
			["Pincer Dive", 3],
			["Talon Burst", 2],
			["Barrel Turn", 4],
			["Scatter the Flight", 2],
			["Wingtip Lasers", 3],
			["Turning Feint", 2],
			["Scouting Thermals", 3],
			["Wind Reading", 3],
			["Preening Crew", 2],
			["Call of the Flock", 2],
			["Beating Wings", 1],
			["Sudden Storm", 1]
		],
		"ships of Mroo'shen Clans": [
			["Steppe Prowler", 4],
			["Menial's Oath", 2],
			["Pounce Rider", 2],
			["Pride Herald", 2],
			["Savanna Breaker", 1],
			["Bounty Hold", 1],
			["Distant Hunger", 1],
			["Elder Mane", 1]
		],
		"tactics of Mroo'shen Clans": [
			["Claw Volley", 5],
			["Boarding Hooks", 3],
			["Hull Cleaver", 4],
			["Tallgrass Ambush", 4],
			["Pack Hunt", 3],
			["Spoils Barrage", 2],
			["Last Leap", 1],
			["Low Crouch", 3],
			["Thick Mane", 2],
			["Raking Claws", 4],
			["Roar of Guns", 2],
			["Trackers' Report", 3],
			["Scent of Plunder", 2],
			["Menials' Shift", 3],
			["Clan Muster", 2],
			["Blood Debt", 1],
			["War Drums", 1]
		]
	}
});
export { Mu as film };
